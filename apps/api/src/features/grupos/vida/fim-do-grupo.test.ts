import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import type { Dia } from '@rateia/domain/datas';
import { diaDe, diasEntre, fimDoDia, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { ID_STATUS_GRUPO as S } from '@rateia/domain/grupos/estados';
import type { EventoGrupo } from '@rateia/domain/grupos/maquina';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, titulosPara } from '../../../test/caixa-de-entrada.ts';
import { comprarVagas } from '../../../test/compra.ts';
import { criarCatalogo, criarPessoa, saldoDe } from '../../../test/construtores.ts';
import { assinar, assinaturaDe, criarGrupo, entregarAcesso, grupoAtivo, statusDe } from '../../../test/grupos.ts';
import { agendarSaida, encerrarAssinatura, moverGrupo } from '../index.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
});
afterAll(async () => await mundo.encerrar());

async function mover(
  g: { readonly id: number; readonly administrador: { readonly id: number } },
  evento: EventoGrupo,
  fimEm?: Dia,
) {
  const r = await emTransacao(
    mundo.aplicacao.deps.db,
    async (trx) =>
      await moverGrupo(trx, mundo.aplicacao.deps, {
        grupoId: g.id,
        evento,
        quem: 'administrador',
        usuarioId: g.administrador.id,
        agora: mundo.agora(),
        ...(fimEm === undefined ? {} : { dados: { fimEm } }),
      }),
  );
  await mundo.assentar();
  return r;
}
/** The n-th cycle of the members of a group that has just become active. */
function ciclo(numero: number, hoje = diaDe(mundo.agora())) {
  return cicloDeNumero(hoje, numero);
}
async function ate(dia: Dia) {
  return await mundo.avancar({ dias: diasEntre(diaDe(mundo.agora()), dia) });
}
async function sair(
  membro: { readonly id: number; readonly assinaturaId: number },
  { em: saidaEm, quem = 'membro' }: { readonly em?: Dia; readonly quem?: 'membro' | 'sistema' } = {},
) {
  const { deps } = mundo.aplicacao;
  const { id: usuarioId, assinaturaId } = membro;
  const pedido = { assinaturaId, quem, usuarioId, agora: mundo.agora() };
  await emTransacao(deps.db, async (trx) => {
    if (saidaEm === undefined) await encerrarAssinatura(trx, deps, { ...pedido, motivo: 'teste' });
    else await agendarSaida(trx, deps, { ...pedido, saidaEm });
  });
  await mundo.assentar();
}
async function fimDe(id: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('grupos as g')
    .leftJoin('prazos as p', (j) => j.onRef('p.alvo_id', '=', 'g.id').on('p.tipo', '=', 'grupo.fim'))
    .select(['g.fim_em', 'p.vence_em', 'p.estado'])
    .where('g.id', '=', id)
    .executeTakeFirstOrThrow();
}
/** Months billed to a membership, by the day each begins. */
async function meses(assinaturaId: number) {
  const linhas = await mundo.aplicacao.deps.db
    .selectFrom('faturas_de_vaga')
    .select(['competencia_inicio', 'status'])
    .where('assinatura_id', '=', assinaturaId)
    .orderBy('id')
    .execute();
  return linhas.map((f) => [f.competencia_inicio, f.status]);
}

describe('The administrator schedules the end (REGRAS 2.1: 4, 52, 76 → 77)', () => {
  it('with one full cycle of notice, which begins after the running one', async () => {
    const g = await grupoAtivo(mundo);
    const vespera = somarDias(ciclo(1).fim, -1);
    for (const fimEm of [vespera, undefined]) {
      expect(await mover(g, 'agendarFim', fimEm)).toMatchObject({ ok: false, recusa: { codigo: 'grupo.avisoCurto' } });
    }
    expect(await statusDe(mundo, g.id)).toBe(S.ativo);
    expect((await fimDe(g.id)).fim_em).toBeNull();

    const fimEm = ciclo(1).fim;
    expect(await mover(g, 'agendarFim', fimEm)).toMatchObject({ ok: true, para: S.cancelamentoAgendado });
    expect(await fimDe(g.id)).toEqual({ fim_em: fimEm, vence_em: fimDoDia(fimEm), estado: 'pendente' });
    expect((await mensagensPara(mundo, g.bia.email))[0]?.assunto).toMatch(/^Família do Cine termina em /);
    const { corpo } = await mundo.chamar('getGrupoAdmin', { id: g.id }, { como: g.administrador });
    expect(corpo.prazo).toMatchObject({ texto: 'O grupo termina', ate: fimDoDia(fimEm) });
  });

  it('is not a member’s to set', async () => {
    const g = await grupoAtivo(mundo);
    const { deps } = mundo.aplicacao;
    const pedido = { grupoId: g.id, evento: 'agendarFim', quem: 'membro', usuarioId: g.bia.id } as const;
    const r = await emTransacao(
      deps.db,
      async (trx) => await moverGrupo(trx, deps, { ...pedido, agora: mundo.agora(), dados: { fimEm: ciclo(3).fim } }),
    );
    expect(r.ok).toBe(false);
  });

  it('sells nothing more, not even a free seat', async () => {
    const { id, administrador } = await criarGrupo(mundo, { acessoImediato: true });
    await entregarAcesso(mundo, { id, administrador });
    await assinar(mundo, { idGrupo: id });
    expect(await statusDe(mundo, id)).toBe(S.assinadoComVagas);
    await mover({ id, administrador }, 'agendarFim', ciclo(3).fim);
    const como = await criarPessoa(mundo, { saldo: centavos(100_00) });
    const pagina = await mundo.chamar('getGrupo', { id }, { como });
    expect(pagina.corpo).toMatchObject({ statusId: S.cancelamentoAgendado, podeEntrar: false });
    for (const r of [
      await mundo.chamar('preCheckout', { idGrupo: id, vagas: 1 }, { como }),
      await comprarVagas(mundo, { idGrupo: id, vagas: 1, valorTotal: 19_00 }, { como }),
    ]) {
      expect(r.erro.dados.chave).toBe('grupoNaoAceitaMembros');
    }
    const { itens } = (await mundo.chamar('getGrupos', { porPagina: 50 }, { como })).corpo;
    expect(itens.map((g) => g.id)).not.toContain(id);
  });
});

describe('The date comes (REGRAS 2.1: 77 → 55; 2.9: administrator ends the group, scheduled)', () => {
  it('deposit back on the last day, no month given back, none billed that begins after it', async () => {
    const g = await grupoAtivo(mundo);
    const [primeiro, ultimo] = [ciclo(0), ciclo(1)];
    await mover(g, 'agendarFim', ultimo.fim);
    await ate(ultimo.inicio);
    const { corpo } = await mundo.chamar('getGrupoMembro', { id: g.id }, { como: g.bia });
    expect(corpo.assinatura).toMatchObject({ cicloFim: ultimo.fim, proximoVencimento: null });
    await ate(ultimo.fim);
    expect(await statusDe(mundo, g.id)).toBe(S.cancelamentoAgendado);
    expect(await saldoDe(mundo, g.bia.id, 'caucao')).toBe(950);
    await mundo.avancar({ dias: 1 });

    expect(await statusDe(mundo, g.id)).toBe(S.cancelado);
    for (const { id, assinaturaId } of [g.bia, g.joao]) {
      // 500,00 − 2 × (8,00 + 1,50): two months, and the deposit is whole again.
      expect(await saldoDe(mundo, id, 'disponivel')).toBe(centavos(481_00));
      expect(await saldoDe(mundo, id, 'caucao')).toBe(0);
      const fim = await assinaturaDe(mundo, assinaturaId);
      expect(fim).toMatchObject({ estado: 'encerrada', motivo_saida: 'grupo.chegarDataFim' });
      // The last millisecond of the day, and the time that the clock needed to get there.
      expect(Date.parse(fim.encerrada_em ?? '') - Date.parse(fimDoDia(ultimo.fim))).toBeLessThan(60_000);
      expect(await meses(assinaturaId)).toEqual([
        [primeiro.inicio, 13],
        [ultimo.inicio, 13],
      ]);
    }
    // 2 members × 2 months × 8,00
    const { id } = g.administrador;
    expect((await saldoDe(mundo, id, 'recebivel')) + (await saldoDe(mundo, id, 'disponivel'))).toBe(32_00);
    expect((await mundo.chamar('abrirDadosAcesso', { id: g.id }, { como: g.bia })).status).toBe(403);
    expect((await mensagensPara(mundo, g.bia.email))[0]?.assunto).toBe('Família do Cine foi encerrado');
  });

  it('a month that begins before the end is billed whole, and a member who owes it pays it with the deposit', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    const bia = await assinar(mundo, { idGrupo: id });
    // 19,00 to begin and one month of 9,50: nothing is left for the third.
    const joao = await assinar(mundo, { idGrupo: id, nova: { saldo: centavos(28_50) } });
    await mundo.chamar('liberarGrupo', { id }, { como: administrador });
    await entregarAcesso(mundo, { id, administrador });
    for (const como of [bia, joao]) await mundo.chamar('confirmarAcesso', { id }, { como });
    const fimEm = somarDias(ciclo(2).inicio, 4);
    expect(await mover({ id, administrador }, 'agendarFim', fimEm)).toMatchObject({ ok: true });
    await ate(somarDias(fimEm, 1));
    expect(await statusDe(mundo, id)).toBe(S.cancelado);
    // 500,00 − 3 × 9,50
    expect(await saldoDe(mundo, bia.id, 'disponivel')).toBe(centavos(471_50));
    expect(await saldoDe(mundo, joao.id, 'disponivel')).toBe(0);
    for (const { id: pessoa, assinaturaId } of [bia, joao]) {
      expect(await saldoDe(mundo, pessoa, 'caucao')).toBe(0);
      expect((await meses(assinaturaId)).map(([, status]) => status)).toEqual([13, 13, 13]);
    }
  });

  it('a member without a cycle gets everything back', async () => {
    const { id, administrador } = await criarGrupo(mundo, { acessoImediato: true });
    await entregarAcesso(mundo, { id, administrador });
    const bia = await assinar(mundo, { idGrupo: id });
    await mundo.chamar('confirmarAcesso', { id }, { como: bia });
    const joao = await assinar(mundo, { idGrupo: id, assentar: false });
    const fimEm = ciclo(1).fim;
    expect(await mover({ id, administrador }, 'agendarFim', fimEm)).toMatchObject({ ok: true });
    const { db } = mundo.aplicacao.deps;
    await db
      .updateTable('prazos')
      .set({ estado: 'cancelado' })
      .where('tipo', '=', 'acesso.silencio')
      .where('alvo_id', '=', joao.assinaturaId)
      .execute();
    await ate(somarDias(fimEm, 1));
    expect(await saldoDe(mundo, joao.id, 'disponivel')).toBe(centavos(500_00));
    expect(await saldoDe(mundo, bia.id, 'disponivel')).toBe(centavos(481_00));
  });

  it('a new date takes the place of one that was taken back', async () => {
    const g = await grupoAtivo(mundo);
    const [cedo, tarde] = [ciclo(1).fim, ciclo(2).fim];
    await mover(g, 'agendarFim', cedo);
    await mover(g, 'reverterFim');
    await mover(g, 'agendarFim', tarde);
    await ate(somarDias(cedo, 1));
    expect(await statusDe(mundo, g.id)).toBe(S.cancelamentoAgendado);
    await ate(somarDias(tarde, 1));
    expect(await statusDe(mundo, g.id)).toBe(S.cancelado);
  });
});

describe('The administrator takes the end back (REGRAS 2.1: 77 → 4, 52, 76)', () => {
  it('and the month that was not billed because of it is billed after all', async () => {
    const g = await grupoAtivo(mundo);
    const [ultimo, seguinte] = [ciclo(1), ciclo(2)];
    await mover(g, 'agendarFim', ultimo.fim);
    await ate(somarDias(ultimo.fim, -3));
    expect(await meses(g.bia.assinaturaId)).toHaveLength(2);
    expect(await mover(g, 'reverterFim')).toMatchObject({ ok: true, para: S.ativo });
    expect(await fimDe(g.id)).toMatchObject({ fim_em: null, estado: 'cancelado' });
    expect((await meses(g.bia.assinaturaId)).at(-1)).toEqual([seguinte.inicio, 11]);
    expect(await titulosPara(mundo, g.bia)).toContain('Família do Cine vai continuar');
    await ate(seguinte.inicio);
    expect(await statusDe(mundo, g.id)).toBe(S.ativo);
    expect((await meses(g.bia.assinaturaId)).map(([, status]) => status)).toEqual([13, 13, 13]);
  });

  it('goes back to the status before: with seats for sale, or with a leaver', async () => {
    const comVagas = await criarGrupo(mundo, { acessoImediato: true });
    await entregarAcesso(mundo, comVagas);
    await assinar(mundo, { idGrupo: comVagas.id });
    await mover(comVagas, 'agendarFim', ciclo(2).fim);
    expect(await mover(comVagas, 'reverterFim')).toMatchObject({ ok: true, para: S.assinadoComVagas });

    const comSaida = await grupoAtivo(mundo);
    await sair(comSaida.bia, { em: ciclo(0).fim });
    expect(await statusDe(mundo, comSaida.id)).toBe(S.filaEspera);
    await mover(comSaida, 'agendarFim', ciclo(2).fim);
    expect(await mover(comSaida, 'reverterFim')).toMatchObject({ ok: true, para: S.filaEspera });
  });

  it('is refused once a member has moved because of it, now or with a date', async () => {
    const [agora, depois] = [await grupoAtivo(mundo), await grupoAtivo(mundo)];
    for (const g of [agora, depois]) await mover(g, 'agendarFim', ciclo(2).fim);
    await sair(agora.bia);
    await sair(depois.bia, { em: ciclo(0).fim });
    for (const g of [agora, depois]) {
      expect(await mover(g, 'reverterFim')).toMatchObject({
        ok: false,
        recusa: { codigo: 'grupo.membroJaSaiuPeloFim' },
      });
      expect(await statusDe(mundo, g.id)).toBe(S.cancelamentoAgendado);
    }
  });

  it('does not count a membership that the product ended, and its seat is for sale again', async () => {
    const g = await grupoAtivo(mundo);
    await mover(g, 'agendarFim', ciclo(2).fim);
    await sair(g.bia, { quem: 'sistema' });
    expect(await mover(g, 'reverterFim')).toMatchObject({ ok: true, para: S.assinadoComVagas });
  });
});
