import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import { diaDe, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { ID_STATUS_GRUPO as S } from '@rateia/domain/grupos/estados';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../../db/banco.ts';
import type { Mundo } from '../../../../test/app.ts';
import { criarMundo } from '../../../../test/app.ts';
import { mensagensPara, titulosPara } from '../../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../../test/construtores.ts';
import { criarCatalogo, criarPessoa, saldoDe } from '../../../../test/construtores.ts';
import { assinar, criarGrupo, grupoAtivo, statusDe } from '../../../../test/grupos.ts';
import { encerrarAssinatura } from '../../index.ts';

const MENSAGEM = 'O administrador pediu para parar.';

let mundo: Mundo;
let lider: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  lider = await criarPessoa(mundo, { nome: 'Clara', papeis: ['lider'] });
});
afterAll(async () => await mundo.encerrar());

async function ver(id: number) {
  return (await mundo.chamar('getFimDoGrupo', { id }, { como: lider })).corpo;
}
async function agendar(id: number, em: string) {
  const r = await mundo.chamar('agendarFimDoGrupo', { id, em, mensagem: MENSAGEM }, { como: lider });
  await mundo.assentar();
  return r;
}
async function reverter(id: number) {
  const r = await mundo.chamar('reverterFimDoGrupo', { id, mensagem: MENSAGEM }, { como: lider });
  await mundo.assentar();
  return r;
}
async function cancelar(id: number, como = lider) {
  const r = await mundo.chamar('cancelarGrupo', { id, mensagem: MENSAGEM }, { como });
  await mundo.assentar();
  return r;
}
async function auditoria(id: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'acao', 'dados'])
    .where('alvo', '=', `grupo:${id}`)
    .orderBy('id')
    .execute();
}
async function disponivel(pessoas: readonly Pessoa[]): Promise<number> {
  let soma = 0;
  for (const { id } of pessoas) soma += await saldoDe(mundo, id, 'disponivel');
  return soma;
}

describe('The operator sees the effects of ending a group before he ends it (REGRAS 2.1, 2.9)', () => {
  it('the members, the money that goes back now, and the day on which their notice is over', async () => {
    const g = await grupoAtivo(mundo);
    const em = cicloDeNumero(diaDe(mundo.agora()), 1).fim;
    expect(await ver(g.id)).toEqual({
      nome: 'Família do Cine',
      statusId: S.ativo,
      administrador: 'Rafael Nogueira',
      membros: 2,
      fimEm: null,
      podeReverter: false,
      // No day of the month was used: 2 × (8,00 + 1,50 + 9,50)
      agora: { parte: 16_00, taxa: 3_00, caucao: 19_00, total: 38_00 },
      noFim: { em, caucao: 19_00, mesesCortados: 0 },
    });
  });

  it('a group that is being formed may only end now, and one that ended not at all', async () => {
    const { id } = await criarGrupo(mundo);
    await assinar(mundo, { idGrupo: id });
    // The whole first payment: 2 × (8,00 + 1,50)
    expect(await ver(id)).toMatchObject({ membros: 1, agora: { total: 19_00 }, noFim: null, podeReverter: false });
    await cancelar(id);
    expect(await ver(id)).toMatchObject({ membros: 0, agora: null, noFim: null, podeReverter: false });
    expect((await cancelar(id)).erro.dados.chave).toBe('transicaoRecusada');
  });
});

describe('The lead ends a group now (REGRAS 2.1 → 55; 2.9)', () => {
  it('and exactly the shown amount goes back; everybody reads why; it stays under his name', async () => {
    const g = await grupoAtivo(mundo);
    await mundo.avancar({ dias: 10 });
    const antes = await disponivel([g.bia, g.joao]);
    const { agora } = await ver(g.id);
    expect(agora?.total).toBeGreaterThan(19_00);
    expect(agora?.total).toBeLessThan(38_00);
    expect((await cancelar(g.id)).corpo).toEqual({ statusId: S.cancelado });
    expect((await disponivel([g.bia, g.joao])) - antes).toBe(agora?.total);
    for (const { email } of [g.administrador, g.bia, g.joao])
      expect((await mensagensPara(mundo, email))[0]?.texto).toContain(MENSAGEM);
    expect(await auditoria(g.id)).toEqual([
      {
        usuario_id: lider.id,
        acao: 'grupo.cancelar',
        dados: { de: S.ativo, para: S.cancelado, mensagem: MENSAGEM },
      },
    ]);
  });

  it('needs a reason', async () => {
    const { id } = await criarGrupo(mundo);
    expect((await mundo.chamar('cancelarGrupo', { id, mensagem: 'ok' }, { como: lider })).status).toBe(422);
    expect(await statusDe(mundo, id)).toBe(S.aguardandoMembros);
  });
});

describe('The lead ends a group on a date, and takes it back (REGRAS 2.1: 4 → 77 → 4)', () => {
  it('on the day that was shown; administrator and members are told', async () => {
    const g = await grupoAtivo(mundo);
    const em = (await ver(g.id)).noFim?.em ?? '';
    expect((await agendar(g.id, em)).corpo).toEqual({ statusId: S.cancelamentoAgendado });
    expect(await ver(g.id)).toMatchObject({ fimEm: em, podeReverter: true, noFim: null, agora: { total: 38_00 } });
    const [aviso] = await mensagensPara(mundo, g.administrador.email);
    expect(aviso?.assunto).toMatch(/^Família do Cine termina em /);
    expect(aviso?.texto).toContain(MENSAGEM);
    expect(await titulosPara(mundo, g.bia)).toContainEqual(expect.stringMatching(/^Família do Cine termina em /));

    expect((await reverter(g.id)).corpo).toEqual({ statusId: S.ativo });
    expect((await mensagensPara(mundo, g.administrador.email))[0]?.assunto).toBe('Família do Cine vai continuar');
    expect((await auditoria(g.id)).map(({ acao, dados }) => [acao, dados])).toEqual([
      ['grupo.agendarFim', { de: S.ativo, para: S.cancelamentoAgendado, mensagem: MENSAGEM, fimEm: em }],
      ['grupo.reverterFim', { de: S.cancelamentoAgendado, para: S.ativo, mensagem: MENSAGEM }],
    ]);
  });

  it('no other day is taken, and a group that cannot end on a date refuses one', async () => {
    const g = await grupoAtivo(mundo);
    const em = (await ver(g.id)).noFim?.em ?? '';
    for (const outro of [somarDias(em, -1), somarDias(em, 1)])
      expect((await agendar(g.id, outro)).erro.dados.chave).toBe('conflito');
    expect(await statusDe(mundo, g.id)).toBe(S.ativo);
    const { id } = await criarGrupo(mundo);
    expect((await agendar(id, em)).erro.dados.chave).toBe('transicaoRecusada');
  });

  it('cannot be taken back once a member left because of it', async () => {
    const g = await grupoAtivo(mundo);
    await agendar(g.id, (await ver(g.id)).noFim?.em ?? '');
    const { deps } = mundo.aplicacao;
    const { assinaturaId, id: usuarioId } = g.bia;
    await emTransacao(deps.db, async (trx) => {
      const saida = { assinaturaId, quem: 'membro', usuarioId, agora: mundo.agora(), motivo: 'teste' } as const;
      await encerrarAssinatura(trx, deps, saida);
    });
    expect(await ver(g.id)).toMatchObject({ podeReverter: false });
    expect((await reverter(g.id)).erro.dados.chave).toBe('transicaoRecusada');
  });
});

describe('Permission to end a group (REGRAS 2.15)', () => {
  it('never an operator who runs it or is in it, and no member of the staff but the lead', async () => {
    const outro = await criarPessoa(mundo, { nome: 'Davi', papeis: ['lider'], saldo: centavos(100_00) });
    const suporte = await criarPessoa(mundo, { nome: 'Aline', papeis: ['suporte'] });
    const { id: dele } = await criarGrupo(mundo, { administrador: outro });
    const { id: comEle } = await criarGrupo(mundo);
    await assinar(mundo, { idGrupo: comEle, pessoa: outro });
    for (const [id, quem] of [
      [dele, outro],
      [comEle, outro],
      [dele, suporte],
    ] as const) {
      expect((await mundo.chamar('getFimDoGrupo', { id }, { como: quem })).status).toBe(403);
      expect((await cancelar(id, quem)).status).toBe(403);
      expect(await statusDe(mundo, id)).toBe(S.aguardandoMembros);
    }
  });

  it('finds it on the page of its administrator, while it is live', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    const suporte = await criarPessoa(mundo, { nome: 'Aline', papeis: ['suporte'] });
    async function podeEncerrar(como: Pessoa) {
      return (await mundo.chamar('getPessoa', { id: administrador.id }, { como })).corpo.participacoes.map(
        (p) => p.podeEncerrar,
      );
    }
    expect(await podeEncerrar(lider)).toEqual([true]);
    expect(await podeEncerrar(suporte)).toEqual([false]);
    await cancelar(id);
    expect(await podeEncerrar(lider)).toEqual([false]);
  });
});
