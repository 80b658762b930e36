import { ID_STATUS_GRUPO as S } from '@rateia/domain/grupos/estados';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../../db/banco.ts';
import type { Mundo } from '../../../../test/app.ts';
import { criarMundo } from '../../../../test/app.ts';
import { titulosPara } from '../../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../../test/construtores.ts';
import { criarCatalogo, criarPessoa, saldoDe } from '../../../../test/construtores.ts';
import { assinaturaDe, grupoAtivo, historicoDoGrupo, statusDe } from '../../../../test/grupos.ts';
import { conferirInvariantes } from '../../../../test/invariantes.ts';
import { abrirEscolhas, vencerSucessao } from '../../sucessao/prazos-da-sucessao.ts';

let mundo: Mundo;
let lider: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  lider = await criarPessoa(mundo, { papeis: ['lider'] });
});
afterAll(async () => await mundo.encerrar());

const CAUCAO = 9_50;
type Grupo = Awaited<ReturnType<typeof grupoAtivo>>;

/** A group whose administrator is restricted by the lead. */
async function grupoRestrito(): Promise<Grupo> {
  const g = await grupoAtivo(mundo);
  const pedido = { id: g.administrador.id, mensagem: 'Fale com a nossa equipe.', link: '/ajuda' };
  const r = await mundo.chamar('restringirPessoa', pedido, { como: lider });
  if (r.status !== 204) throw new Error(r.bruto);
  return g;
}
/** A group whose members choose, and Beatriz has offered herself. */
async function grupoNaEscolha(): Promise<Grupo> {
  const g = await grupoRestrito();
  await abrir();
  await mundo.chamar('oferecerParaSuceder', { id: g.id }, { como: g.bia });
  await mundo.assentar();
  return g;
}
async function abrir(): Promise<void> {
  await abrirEscolhas(mundo.aplicacao.deps);
  await mundo.assentar();
}
async function naMesa({ id }: Grupo, como: Pessoa = lider) {
  return (await mundo.chamar('getSucessoesDaMesa', {}, { como })).corpo.itens.find(({ grupo }) => grupo.id === id);
}
async function nomear({ id }: Grupo, idMembro: number) {
  const r = await mundo.chamar('nomearSucessor', { id, idMembro, mensagem: 'A conta saiu do ar.' }, { como: lider });
  await mundo.assentar();
  return r;
}
async function encerrar({ id }: Grupo) {
  const r = await mundo.chamar('encerrarSucessao', { id, mensagem: 'Ninguém mais quer.' }, { como: lider });
  await mundo.assentar();
  return r;
}
async function trilha({ id }: Grupo, acao: string) {
  const linha = await mundo.aplicacao.deps.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'dados'])
    .where('alvo', '=', `grupo:${id}`)
    .where('acao', '=', acao)
    .executeTakeFirst();
  return linha === undefined ? undefined : [linha.usuario_id, linha.dados];
}

describe('The desk of successions (REGRAS 2.30)', () => {
  it('shows a question to one member, with its clock and what its end brings', async () => {
    const suporte = await criarPessoa(mundo, { papeis: ['suporte'] });
    const g = await grupoAtivo(mundo);
    const { corpo } = await mundo.chamar(
      'proporSucessao',
      { id: g.id, idMembro: g.bia.assinaturaId },
      { como: g.administrador },
    );
    expect(await naMesa(g, suporte)).toEqual({
      grupo: { id: g.id, nome: 'Família do Cine' },
      administrador: { id: g.administrador.id, nome: 'Rafael Nogueira' },
      motivo: 'vontade',
      aberta: {
        estado: 'proposta',
        abertaEm: expect.any(String),
        ate: corpo.ate,
        convidado: { idMembro: g.bia.assinaturaId, nome: 'Beatriz Teste' },
        candidatos: [],
        votaram: 0,
        totalDeVagas: 2,
        assumiria: null,
      },
      parado: null,
    });
    // The administrator is still there, and the answer is the member's.
    expect((await nomear(g, g.bia.assinaturaId)).status).toBe(400);
    expect((await encerrar(g)).status).toBe(400);
  });

  it('shows a choice with its candidates and votes, and who would take over', async () => {
    const g = await grupoNaEscolha();
    // An offer is her own voice too; the seats that did not vote do not count at the end.
    const bia = { idMembro: g.bia.assinaturaId, nome: 'Beatriz Teste' };
    expect(await naMesa(g)).toMatchObject({
      motivo: 'restrito',
      aberta: { estado: 'escolha', convidado: null, candidatos: [{ ...bia, vagas: 1 }], votaram: 1, totalDeVagas: 2 },
      parado: null,
    });
    expect((await naMesa(g))?.aberta?.assumiria).toEqual(bia);
  });

  it('the lead appoints one who offered herself, and nobody else: deposits and seats stay, and the reason is kept', async () => {
    const g = await grupoNaEscolha();
    // João did not offer himself.
    expect((await nomear(g, g.joao.assinaturaId)).status).toBe(400);
    const saldo = await saldoDe(mundo, g.bia.id, 'disponivel');
    expect((await nomear(g, g.bia.assinaturaId)).status).toBe(204);
    expect((await saldoDe(mundo, g.bia.id, 'disponivel')) - saldo).toBe(CAUCAO);
    expect(await assinaturaDe(mundo, g.joao.assinaturaId)).toMatchObject({ estado: 'ativa', caucao: CAUCAO });
    expect(await naMesa(g)).toBeUndefined();
    expect(await trilha(g, 'sucessao.nomear')).toEqual([lider.id, { mensagem: 'A conta saiu do ar.' }]);
    expect(await titulosPara(mundo, g.joao)).toContain('Beatriz Teste administra Família do Cine');
    // It is decided.
    expect((await nomear(g, g.bia.assinaturaId)).status).toBe(400);
    await conferirInvariantes(mundo);
  });

  it('the lead ends the choice: the end of the group is set, and nobody is asked again', async () => {
    const g = await grupoNaEscolha();
    expect((await encerrar(g)).status).toBe(204);
    expect(await statusDe(mundo, g.id)).toBe(S.cancelamentoAgendado);
    expect((await historicoDoGrupo(mundo, g.id)).at(-1)).toBe(`agendarFim ${S.cancelamentoAgendado}`);
    expect(await trilha(g, 'sucessao.encerrar')).toEqual([lider.id, { mensagem: 'Ninguém mais quer.' }]);
    await abrir();
    expect(await naMesa(g)).toBeUndefined();
    expect((await encerrar(g)).status).toBe(400);
  });

  it('appointed while the members vote: one of the two decides, and the other finds it decided', async () => {
    const g = await grupoNaEscolha();
    const voto = mundo.chamar('votarNaSucessao', { id: g.id, idMembro: g.bia.assinaturaId }, { como: g.joao });
    const [r, s] = await Promise.all([voto, nomear(g, g.bia.assinaturaId)]);
    await mundo.assentar();
    expect([r.status, s.status].toSorted((a, b) => a - b)[1]).toBe(400);
    expect(await naMesa(g)).toBeUndefined();
    await conferirInvariantes(mundo);
  });

  it('shows the groups that are stuck: to be opened, without anybody who may, and asked once already', async () => {
    const g = await grupoRestrito();
    expect(await naMesa(g)).toMatchObject({ aberta: null, parado: 'vaiAbrir', motivo: 'restrito' });
    const { db } = mundo.aplicacao.deps;
    const membros = [g.bia.id, g.joao.id];
    await db.updateTable('usuarios').set({ restricao: 'Fale com a gente.' }).where('id', 'in', membros).execute();
    expect(await naMesa(g)).toMatchObject({ aberta: null, parado: 'ninguemPode' });
    await abrir();
    expect(await naMesa(g)).toMatchObject({ aberta: null, parado: 'ninguemPode' });
    await db.updateTable('usuarios').set({ restricao: null }).where('id', 'in', membros).execute();
    await abrir();
    expect(await naMesa(g)).toMatchObject({ aberta: { estado: 'escolha', candidatos: [] }, parado: null });
    await mundo.avancar({ dias: 3 });
    const r = await mundo.chamar('reverterFimDoGrupo', { id: g.id, mensagem: 'Voltou atrás.' }, { como: lider });
    expect(r.status).toBe(200);
    expect(await naMesa(g)).toMatchObject({ aberta: null, parado: 'jaTerminou' });
  });

  it('an administrator whose account is free again stays, also where nobody looked before the end', async () => {
    const [primeiro, segundo] = [await grupoNaEscolha(), await grupoNaEscolha()];
    for (const { administrador } of [primeiro, segundo]) {
      const pedido = { id: administrador.id, mensagem: 'Foi engano nosso.' };
      expect((await mundo.chamar('tirarRestricao', pedido, { como: lider })).status).toBe(204);
    }
    await mundo.aplicacao.deps.db
      .updateTable('usuarios')
      .set({ bloqueado_em: mundo.agora(), bloqueado_por: 'operacao' })
      .where('id', '=', segundo.administrador.id)
      .execute();
    await abrir();
    expect(await naMesa(primeiro)).toBeUndefined();
    expect(await naMesa(segundo)).toMatchObject({ aberta: { estado: 'escolha' } });
    await mundo.aplicacao.deps.db
      .updateTable('usuarios')
      .set({ bloqueado_em: null, bloqueado_por: null })
      .where('id', '=', segundo.administrador.id)
      .execute();
    const { id } = await mundo.aplicacao.deps.db
      .selectFrom('sucessoes')
      .select('id')
      .where('grupo_id', '=', segundo.id)
      .executeTakeFirstOrThrow();
    await emTransacao(mundo.aplicacao.deps.db, async (trx) => {
      await vencerSucessao(trx, mundo.aplicacao.deps, { sucessaoId: id, agora: mundo.agora() });
    });
    expect(await naMesa(segundo)).toBeUndefined();
    expect(await statusDe(mundo, segundo.id)).toBe(S.ativo);
  });
});
