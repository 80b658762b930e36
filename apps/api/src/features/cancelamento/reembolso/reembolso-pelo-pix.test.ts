import { fimDoDia, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { recebimentoDe } from '../../../test/avisos-do-pix.ts';
import type { Membro } from '../../../test/carteira.ts';
import { assuntosPara, avancarAte, criarMembro, faturasDe, MENSALIDADE } from '../../../test/carteira.ts';
import { assentarComBanco, ligarFalhas, ligarWebhook } from '../../../test/checkout.ts';
import { depositar, saldoDe } from '../../../test/construtores.ts';
import { assinaturaDe } from '../../../test/grupos.ts';
import type { MembroPeloPix } from '../../../test/membro-pelo-pix.ts';
import { criarMembroPeloPix } from '../../../test/membro-pelo-pix.ts';
import { montados } from '../../../test/trilhas.ts';
import { moverGrupo } from '../../grupos/index.ts';
import { conferirDevolucoes } from '../../pagamentos/conciliacao/conciliar.ts';
import { abrirDevolucao } from '../../pagamentos/devolucoes/devolucoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
beforeEach(async () => {
  await ligarFalhas(mundo, {});
});
afterAll(async () => await mundo.encerrar());

const TUDO = MENSALIDADE * 2;

async function opcoesDe(membro: Membro) {
  return (await mundo.chamar('getCancelamentoMembro', { id: membro.grupo.id }, { como: membro })).corpo.opcoes;
}
async function sair(membro: Membro, tipo: string, totalMostrado: number, destino?: string) {
  const pedido = { idMembro: membro.assinaturaId, idGrupo: membro.grupo.id, motivo: 3, textoMotivo: '' };
  const corpo = { ...pedido, tipo, totalMostrado, ...(destino === undefined ? {} : { destino }) };
  return await mundo.chamar('cancelarMembro', corpo, { como: membro });
}
async function devolucoesDe({ e2eid }: MembroPeloPix) {
  return await mundo.aplicacao.deps.db
    .selectFrom('devolucoes')
    .select(['id', 'valor', 'motivo', 'estado', 'resolucao'])
    .where('recebimento_id', '=', await recebimentoDe(mundo, e2eid))
    .orderBy('id')
    .execute();
}
async function notasDe({ assinaturaId }: Membro) {
  return await mundo.aplicacao.deps.db
    .selectFrom('notas_de_credito as n')
    .innerJoin('faturas_de_vaga as f', 'f.id', 'n.fatura_id')
    .selectAll('n')
    .where('f.assinatura_id', '=', assinaturaId)
    .execute();
}
async function noBanco({ e2eid }: MembroPeloPix) {
  const { valor } = await mundo.aplicacao.deps.db
    .selectFrom('recebimentos')
    .select(['valor', 'em_devolucao'])
    .where('referencia', '=', e2eid)
    .executeTakeFirstOrThrow();
  const lista = await mundo.aplicacao.deps.gateways.pix.listarPix({
    inicio: inicioDoDia('2020-01-01'),
    fim: fimDoDia('2099-01-01'),
  });
  if (lista.situacao !== 'ok') throw new Error(lista.situacao);
  const pix = lista.valor.find((p) => p.e2eid === e2eid);
  return { valor, devolucoes: pix?.devolucoes.map((d) => [d.valor, d.estado]) };
}

describe('A refund goes back by the Pix that paid (REGRAS 2.9)', () => {
  it('says how much of it can, and returns it whole at the bank: nothing passes through the wallet', async () => {
    const membro = await criarMembroPeloPix(mundo);
    expect(await opcoesDe(membro)).toMatchObject([
      { tipo: 'arrependimento', total: TUDO, porPix: TUDO },
      { tipo: 'fimDoCiclo', total: MENSALIDADE, porPix: MENSALIDADE },
    ]);
    const r = await sair(membro, 'arrependimento', TUDO);
    expect(r.corpo).toMatchObject({ tipo: 'arrependimento', total: TUDO, porPix: TUDO, imediato: true });
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(0);
    expect(await saldoDe(mundo, membro.id, 'caucao')).toBe(0);
    expect(await devolucoesDe(membro)).toMatchObject([{ valor: TUDO, motivo: 'reembolso', estado: 'criada' }]);
    expect(await notasDe(membro)).toMatchObject([{ valor_total: TUDO, valor_original: TUDO, credito_id: null }]);

    await assentarComBanco(mundo);
    expect(await devolucoesDe(membro)).toMatchObject([{ estado: 'devolvida' }]);
    expect(await noBanco(membro)).toEqual({ valor: TUDO, devolucoes: [[TUDO, 'DEVOLVIDO']] });
    expect((await faturasDe(mundo, membro.assinaturaId))[0]).toMatchObject({ status: 67 });
    expect((await assuntosPara(mundo, membro)).at(-1)).toBe('R$ 43,20 voltaram para a sua conta');
    const [{ id } = { id: 0 }] = await faturasDe(mundo, membro.assinaturaId);
    const { corpo } = await mundo.chamar('getFatura', { id }, { como: membro });
    expect(corpo.creditoRelacionado).toMatchObject([
      { destino: 'original', valor: TUDO, descricao: 'Por Pix, para a conta de onde saiu' },
    ]);
  });

  it('the wallet is always a choice: at once, and nothing is asked of the bank', async () => {
    const membro = await criarMembroPeloPix(mundo);
    const r = await sair(membro, 'arrependimento', TUDO, 'saldo');
    expect(r.corpo).toMatchObject({ total: TUDO, porPix: 0 });
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(TUDO);
    expect(await devolucoesDe(membro)).toEqual([]);
    expect(await notasDe(membro)).toMatchObject([{ valor_total: TUDO, valor_original: 0, devolucao_id: null }]);
  });

  it('money that was paid from the wallet goes back to the wallet, even if the member asks for Pix', async () => {
    const membro = await criarMembro(mundo);
    expect(await opcoesDe(membro)).toMatchObject([{ porPix: 0 }, { porPix: 0 }]);
    expect((await sair(membro, 'arrependimento', TUDO, 'original')).corpo.porPix).toBe(0);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(TUDO);
  });

  it('a part of the payment: the deposit, on the last day, and the choice is kept until then', async () => {
    const [porPix, aoSaldo] = [await criarMembroPeloPix(mundo), await criarMembroPeloPix(mundo)];
    await mundo.avancar({ dias: 10 });
    expect((await sair(porPix, 'fimDoCiclo', MENSALIDADE)).corpo).toMatchObject({ porPix: MENSALIDADE });
    await sair(aoSaldo, 'fimDoCiclo', MENSALIDADE, 'saldo');
    const { ciclo_fim: fim } = await assinaturaDe(mundo, porPix.assinaturaId);
    await avancarAte(mundo, fimDoDia(fim ?? ''));
    await assentarComBanco(mundo);
    expect(await noBanco(porPix)).toMatchObject({ devolucoes: [[MENSALIDADE, 'DEVOLVIDO']] });
    expect(await saldoDe(mundo, porPix.id, 'disponivel')).toBe(0);
    expect(await saldoDe(mundo, aoSaldo.id, 'disponivel')).toBe(MENSALIDADE);
    expect(await noBanco(aoSaldo)).toMatchObject({ devolucoes: [] });
    expect((await faturasDe(mundo, porPix.assinaturaId))[0]).toMatchObject({ status: 13 });
  });

  it('a first payment by Pix and a second one from the wallet go back each the way it came', async () => {
    const membro = await criarMembroPeloPix(mundo);
    await depositar(mundo, membro, MENSALIDADE);
    const { ciclo_fim: fim } = await assinaturaDe(mundo, membro.assinaturaId);
    await avancarAte(mundo, inicioDoDia(somarDias(fim ?? '', -4)));
    const fatura = (await faturasDe(mundo, membro.assinaturaId)).at(-1);
    await mundo.chamar('pagarFatura', { id: fatura?.id, meioPagamento: 4, valorTotal: MENSALIDADE }, { como: membro });
    // The deposit was paid by Pix, the month that has not begun from the wallet.
    const agora = (await opcoesDe(membro)).find((o) => o.tipo === 'agora');
    expect(agora).toMatchObject({ total: TUDO, porPix: MENSALIDADE });
    await sair(membro, 'agora', TUDO);
    await assentarComBanco(mundo);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(MENSALIDADE);
    expect(await noBanco(membro)).toMatchObject({ devolucoes: [[MENSALIDADE, 'DEVOLVIDO']] });
    const creditos = (await notasDe(membro)).map((n) => [n.valor_total, n.valor_original, n.credito_id !== null]);
    expect(creditos.sort()).toEqual([
      [MENSALIDADE, 0, true],
      [MENSALIDADE, MENSALIDADE, false],
    ]);
  });

  it('after 90 days the bank returns nothing: it goes to the wallet', async () => {
    const membro = await criarMembroPeloPix(mundo, { ciclo: false });
    await mundo.aplicacao.deps.db
      .updateTable('recebimentos')
      .set({ horario: inicioDoDia(somarDias(mundo.agora().slice(0, 10), -92)) })
      .where('referencia', '=', membro.e2eid)
      .execute();
    expect(await opcoesDe(membro)).toMatchObject([{ total: TUDO, porPix: 0 }]);
    await sair(membro, 'arrependimento', TUDO);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(TUDO);
    expect(await devolucoesDe(membro)).toEqual([]);
  });

  it('a group that ends before it began gives everything back by the way it came', async () => {
    const membro = await criarMembroPeloPix(mundo, { ciclo: false });
    const outro = await criarMembro(mundo, { grupo: membro.grupo, inicio: null });
    const { deps } = mundo.aplicacao;
    const fim = { grupoId: membro.grupo.id, evento: 'cancelar', quem: 'sistema', usuarioId: null } as const;
    await emTransacao(deps.db, (trx) => moverGrupo(trx, deps, { ...fim, agora: mundo.agora() }));
    await assentarComBanco(mundo);
    expect(await noBanco(membro)).toMatchObject({ devolucoes: [[TUDO, 'DEVOLVIDO']] });
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(0);
    expect(await saldoDe(mundo, outro.id, 'disponivel')).toBe(TUDO);
  });
});

describe('A return that the bank does not make (REGRAS 2.9)', () => {
  it('becomes balance, and the person is told', async () => {
    const membro = await criarMembroPeloPix(mundo);
    await ligarFalhas(mundo, { devolucao: { modo: 'recusado' } });
    await sair(membro, 'arrependimento', TUDO);
    await assentarComBanco(mundo);
    expect(await devolucoesDe(membro)).toMatchObject([{ estado: 'naoRealizada', resolucao: 'saldo' }]);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(TUDO);
    expect((await assuntosPara(mundo, membro)).at(-1)).toBe('R$ 43,20 estão no seu saldo');
    const [{ id } = { id: 0 }] = await faturasDe(mundo, membro.assinaturaId);
    const { corpo } = await mundo.chamar('getFatura', { id }, { como: membro });
    expect(corpo.creditoRelacionado).toMatchObject([
      { destino: 'original', valor: TUDO, descricao: 'No seu saldo: o banco não fez a devolução por Pix' },
    ]);
  });

  it('a time-out is not a refusal: the same return is requested again and made once', async () => {
    const membro = await criarMembroPeloPix(mundo);
    await ligarFalhas(mundo, { devolucao: { modo: 'erro500' } });
    await sair(membro, 'arrependimento', TUDO);
    await assentarComBanco(mundo);
    expect(await devolucoesDe(membro)).toMatchObject([{ estado: 'criada' }]);
    await ligarFalhas(mundo, {});
    await mundo.avancar({ minutos: 1 });
    await mundo.aplicacao.tarefas.conciliar?.({}, { tentativa: 1, requestId: undefined });
    await assentarComBanco(mundo);
    expect(await devolucoesDe(membro)).toMatchObject([{ estado: 'devolvida' }]);
    expect(await noBanco(membro)).toEqual({ valor: TUDO, devolucoes: [[TUDO, 'DEVOLVIDO']] });
  });

  it.each([
    ['refuses to talk about', { situacao: 'recusado', codigo: 'AcessoNegado' }, 1],
    ['always fails at', { situacao: 'desconhecido', motivo: 'servidor' }, 2],
  ] as const)('one that the bank %s holds no other back (CONFIABILIDADE 1.5)', async (_que, resposta, rodadas) => {
    const [preso, outro] = [await criarMembroPeloPix(mundo), await criarMembroPeloPix(mundo)];
    await ligarFalhas(mundo, { devolucao: { modo: 'erro500AposSucesso' }, webhooks: { modo: 'perdido' } });
    for (const membro of [preso, outro]) await sair(membro, 'arrependimento', TUDO);
    await assentarComBanco(mundo);
    await ligarFalhas(mundo, { webhooks: { modo: 'perdido' } });
    const { deps } = mundo.aplicacao;
    const { pix } = deps.gateways;
    const consultarDevolucao: typeof pix.consultarDevolucao = async (qual, contexto) =>
      qual.e2eid === preso.e2eid ? resposta : await pix.consultarDevolucao(qual, contexto);
    const mudo = { ...deps, gateways: { ...deps.gateways, pix: { ...pix, consultarDevolucao } } };
    for (let n = 0; n < rodadas; n++) {
      await mundo.saltar(1);
      await conferirDevolucoes(mudo);
    }
    expect([await devolucoesDe(preso), await devolucoesDe(outro)]).toMatchObject([
      [{ estado: 'criada' }],
      [{ estado: 'devolvida' }],
    ]);
    await conferirDevolucoes(deps);
    expect(await devolucoesDe(preso)).toMatchObject([{ estado: 'devolvida' }]);
  });
});

describe('Returns never exceed their Pix (REGRAS 3)', () => {
  async function abrir(membro: MembroPeloPix, valor: number) {
    const recebimentoId = await recebimentoDe(mundo, membro.e2eid);
    const pedido = { recebimentoId, valor: centavos(valor), motivo: 'reembolso', agora: mundo.agora() };
    return await emTransacao(mundo.aplicacao.deps.db, (trx) => abrirDevolucao(trx, pedido));
  }

  it('two parts of it fit, a centavo more is refused by the database, also when both come at once', async () => {
    const membro = await criarMembroPeloPix(mundo);
    const recebimento_id = await recebimentoDe(mundo, membro.e2eid);
    await mundo.aplicacao.deps.db
      .insertInto('devolucoes')
      .values({ id_devolucao: 'x1', recebimento_id, valor: 4_000, motivo: 'teste', criada_em: mundo.agora() })
      .execute();
    await expect(abrir(membro, TUDO - 4_000 + 1)).rejects.toMatchObject({ constraint: 'devolucao_cabe' });
    const juntas = await Promise.allSettled([abrir(membro, 300), abrir(membro, 300)]);
    expect(juntas.map((j) => j.status).sort()).toEqual(['fulfilled', 'rejected']);
    const { db } = mundo.aplicacao.deps;
    const { id } = await db
      .updateTable('devolucoes')
      .set({ estado: 'naoRealizada' })
      .where('id_devolucao', '=', 'x1')
      .returning('id')
      .executeTakeFirstOrThrow();
    await montados(db, 'devolucao', [id]);
    const { em_devolucao } = await db
      .selectFrom('recebimentos')
      .select('em_devolucao')
      .where('referencia', '=', membro.e2eid)
      .executeTakeFirstOrThrow();
    expect(em_devolucao).toBe(300);
  });

  it('money that earlier returns took is not offered again', async () => {
    const membro = await criarMembroPeloPix(mundo);
    const { id } = await mundo.aplicacao.deps.db
      .insertInto('devolucoes')
      .values({
        id_devolucao: 'x2',
        recebimento_id: await recebimentoDe(mundo, membro.e2eid),
        valor: 4_000,
        motivo: 'teste',
        estado: 'devolvida',
        criada_em: mundo.agora(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await montados(mundo.aplicacao.deps.db, 'devolucao', [id]);
    expect(await opcoesDe(membro)).toMatchObject([{ total: TUDO, porPix: 320 }, { porPix: 320 }]);
    expect((await sair(membro, 'arrependimento', TUDO)).corpo.porPix).toBe(320);
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(TUDO - 320);
  });
});
