import { diaDe, diasEntre, somarDias } from '@rateia/domain/datas';
import { ID_STATUS_GRUPO as S } from '@rateia/domain/grupos/estados';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import { criarCatalogo, criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { assinaturaDe, grupoAtivo, statusDe } from '../../../test/grupos.ts';
import { encerrarGrupo } from '../../../test/saida.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

type Grupo = Awaited<ReturnType<typeof grupoAtivo>>;
type Opcao = {
  readonly tipo: string;
  readonly saidaEm: string;
  readonly total: number;
  readonly doAdministrador: number;
  readonly voceRecebe: number;
  readonly membros: readonly {
    readonly idMembro: number;
    readonly total: number;
    readonly linhas: readonly { readonly valor: number }[];
  }[];
};

async function ver({ id, administrador }: Grupo) {
  const { corpo, bruto } = await mundo.chamar('getCancelamentoAdministrador', { id }, { como: administrador });
  if (corpo.opcoes === undefined) throw new Error(`no ways: ${bruto}`);
  const opcoes: readonly Opcao[] = corpo.opcoes;
  function de(tipo: string): Opcao {
    const achada = opcoes.find((o) => o.tipo === tipo);
    if (achada === undefined) throw new Error(`no way ${tipo}`);
    return achada;
  }
  return { ...corpo, de };
}
async function desfazer({ id, administrador }: Grupo) {
  const r = await mundo.chamar('reverterCancelamentoAdministrador', { idGrupo: id }, { como: administrador });
  await mundo.assentar();
  return r;
}

describe('The end of a group, as its administrator sees it before (REGRAS 2.1, 2.9)', () => {
  it('on a date the deposits go back; now also the unused days and their fee, out of what he receives', async () => {
    const g = await grupoAtivo(mundo);
    await mundo.avancar({ dias: 10 });
    const visto = await ver(g);
    const [noFim, agora] = [visto.de('fimDoCiclo'), visto.de('agora')];
    // Two members with a deposit of 9,50 each.
    expect(noFim).toMatchObject({ total: 19_00, doAdministrador: 0, voceRecebe: visto.previsto });
    expect(agora.saidaEm).toBe(diaDe(mundo.agora()));
    expect(agora.doAdministrador).toBeGreaterThan(0);
    expect(agora.voceRecebe).toBe(visto.previsto - agora.doAdministrador);
    for (const { membros, total } of [noFim, agora]) {
      expect(membros.reduce((soma, m) => soma + m.total, 0)).toBe(total);
      for (const m of membros) expect(m.linhas.reduce((soma, l) => soma + l.valor, 0)).toBe(m.total);
    }
  });

  it('a reason has one help, where it can be given', async () => {
    const g = await grupoAtivo(mundo);
    const { corpo } = await mundo.chamar('getCancelamentoNovo', { idGrupo: g.id }, { como: g.administrador });
    const ajudas = corpo.motivos.map((m: { id: number; ajuda: { tipo: string } | null }) => [m.id, m.ajuda?.tipo]);
    // The group is full: there is nobody to invite.
    expect(ajudas).toContainEqual([1, 'alterarValor']);
    expect(ajudas).toContainEqual([4, undefined]);
  });
});

describe('The administrator ends his group now (REGRAS 2.1: → 55; 2.9)', () => {
  it('and each member has exactly what was shown; everybody reads why', async () => {
    const g = await grupoAtivo(mundo);
    await mundo.avancar({ dias: 10 });
    const antes = await saldoDe(mundo, g.bia.id, 'disponivel');
    const visto = (await ver(g)).de('agora');
    const daBia = visto.membros.find((m) => m.idMembro === g.bia.assinaturaId);
    const r = await encerrarGrupo(mundo, { ...g, tipo: 'agora' });
    expect(r.corpo).toMatchObject({ imediato: true, reterTaxa: false, motivo: 1, total: visto.total });
    expect(await statusDe(mundo, g.id)).toBe(S.cancelado);
    expect((await saldoDe(mundo, g.bia.id, 'disponivel')) - antes).toBe(daBia?.total);
    expect(await saldoDe(mundo, g.bia.id, 'caucao')).toBe(0);
    const mensagens = await mensagensPara(mundo, g.bia.email);
    expect(mensagens.some((m) => m.texto.includes('O administrador encerrou o grupo: O plano ficou caro.'))).toBe(true);
    // Nothing ends twice, and an end now is not taken back.
    expect((await encerrarGrupo(mundo, { ...g, tipo: 'agora', totalMostrado: 0 })).status).toBe(400);
    expect((await desfazer(g)).status).toBe(400);
  });

  it('at another sum, on another day, or without a reason of the list, nothing happens', async () => {
    const g = await grupoAtivo(mundo);
    expect((await encerrarGrupo(mundo, { ...g, tipo: 'agora', totalMostrado: 1 })).corpo).toMatchObject({
      dados: { total: expect.any(Number) },
    });
    const amanha = somarDias(diaDe(mundo.agora()), 1);
    expect((await encerrarGrupo(mundo, { ...g, tipo: 'fimDoCiclo', saidaMostrada: amanha })).status).toBe(400);
    expect((await encerrarGrupo(mundo, { ...g, tipo: 'agora', motivo: 77 })).status).toBe(422);
    expect(await statusDe(mundo, g.id)).toBe(S.ativo);
  });
});

describe('The administrator ends his group on a date (REGRAS 2.1: → 77 → 55)', () => {
  it('on that day each deposit goes back, by the sums that were shown', async () => {
    const g = await grupoAtivo(mundo);
    const visto = (await ver(g)).de('fimDoCiclo');
    await encerrarGrupo(mundo, { ...g, tipo: 'fimDoCiclo' });
    expect(await statusDe(mundo, g.id)).toBe(S.cancelamentoAgendado);
    await mundo.avancar({ dias: diasEntre(diaDe(mundo.agora()), visto.saidaEm) + 1 });
    expect(await statusDe(mundo, g.id)).toBe(S.cancelado);
    const { estado } = await assinaturaDe(mundo, g.bia.assinaturaId);
    expect(estado).toBe('encerrada');
    const { corpo } = await mundo.chamar('getExtrato', { conta: 'disponivel', pagina: 1 }, { como: g.bia });
    expect(JSON.stringify(corpo)).toContain('950');
  });

  it('is taken back while nobody left because of it, and then it is not', async () => {
    const g = await grupoAtivo(mundo);
    await mundo.avancar({ dias: 10 });
    await encerrarGrupo(mundo, { ...g, tipo: 'fimDoCiclo' });
    expect((await ver(g)).podeDesfazer).toBe(true);
    expect((await desfazer(g)).corpo).toEqual({ statusId: S.ativo });
    await encerrarGrupo(mundo, { ...g, tipo: 'fimDoCiclo' });
    const { corpo } = await mundo.chamar('getCancelamentoMembro', { id: g.id }, { como: g.bia });
    const saida = { idMembro: g.bia.assinaturaId, idGrupo: g.id, motivo: 3, tipo: 'fimDoCiclo', textoMotivo: '' };
    const noFim = corpo.opcoes.find((o: { tipo: string }) => o.tipo === 'fimDoCiclo');
    await mundo.chamar('cancelarMembro', { ...saida, totalMostrado: noFim?.total ?? 0 }, { como: g.bia });
    expect((await ver(g)).podeDesfazer).toBe(false);
    const r = await desfazer(g);
    expect(r.status).toBe(400);
    expect(r.corpo).toMatchObject({ message: expect.stringMatching(/^Uma pessoa já saiu por causa do fim/) });
  });

  it('an end that the operation set is not the administrator’s to take back', async () => {
    const g = await grupoAtivo(mundo);
    const lider = await criarPessoa(mundo, { papeis: ['lider'] });
    const { corpo } = await mundo.chamar('getFimDoGrupo', { id: g.id }, { como: lider });
    const marcado = { id: g.id, em: corpo.noFim?.em ?? '', mensagem: 'O serviço vai acabar.' };
    await mundo.chamar('agendarFimDoGrupo', marcado, { como: lider });
    expect((await ver(g)).podeDesfazer).toBe(false);
    expect((await desfazer(g)).corpo).toMatchObject({ message: expect.stringMatching(/^Nossa equipe marcou o fim/) });
    expect(await statusDe(mundo, g.id)).toBe(S.cancelamentoAgendado);
  });
});
