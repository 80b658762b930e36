import { plataformaCobre } from '@rateia/domain/cancelamento/regras';
import type { CasoDeReembolso } from '@rateia/domain/carteira/reembolso';
import type { ReembolsoDaAssinatura } from '@rateia/domain/carteira/reembolso-da-assinatura';
import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { somar, ZERO } from '@rateia/domain/dinheiro';
import type { Executor, Trx } from '../../../db/banco.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { Quem } from '../../../db/transicoes.ts';
import type { Deps } from '../../../http/deps.ts';
import { cancelarFatura, peloOriginal } from '../../pedido/index.ts';
import { FATURA_CONGELAR, FATURA_EMITIR } from '../agenda.ts';
import { temAumentoAnunciado } from '../faturas/preco-do-ciclo.ts';
import { PRAZOS_DA_COBRANCA } from '../inadimplencia/regua.ts';
import { pagarComCaucao } from '../inadimplencia/usar-caucao.ts';
import type { Assinatura, Fatura } from '../repository.ts';
import { faturasDaAssinatura, lerAssinatura, travarAssinatura } from '../repository.ts';
import type { CalculoDaSaida } from './calcular-saida.ts';
import { calcularSaida } from './calcular-saida.ts';
import { descontarDoReembolso } from './descontos-do-reembolso.ts';
import { chaveDoReembolso, devolverDinheiro } from './devolver-dinheiro.ts';
import { devolvidosDe } from './devolvidos.ts';

export type PedidoDeReembolsoDaAssinatura = {
  readonly assinaturaId: number;
  readonly caso: CasoDeReembolso;
  /** Day of leaving: it is not a used day (REGRAS 2.0). */
  readonly saida: Dia;
  readonly agora: Instante;
  readonly quem: Quem;
  readonly nuncaEntregue?: boolean;
  /** Why, in the product's own words, for the audit trail. */
  readonly motivo?: string;
};

/** A refund, and how much of it goes back by the Pix that paid; the rest is wallet credit. */
export type Reembolso = ReembolsoDaAssinatura & { readonly porPix: Centavos };

/**
 * The refund as it would be, and the part that could go back by the Pix that paid on a given day, without making it.
 */
export async function simularReembolso(
  db: Executor,
  deps: Deps,
  pedido: Pick<PedidoDeReembolsoDaAssinatura, 'assinaturaId' | 'caso' | 'saida' | 'nuncaEntregue'> & {
    readonly devolvidoEm: Dia;
  },
): Promise<Reembolso> {
  const assinatura = await lerAssinatura(db, pedido.assinaturaId);
  const faturas = await faturasDaAssinatura(db, pedido.assinaturaId, { travar: false });
  const aumentoAnunciado = await temAumentoAnunciado(db, assinatura.id);
  const devolvidos = await devolvidosDe(db, assinatura.id);
  const { calculo } = calcularSaida(
    { ...pedido, assinatura, faturas, aumentoAnunciado, devolvidos },
    await deps.regras(),
  );
  return await comoVolta(db, deps, { faturas, calculo, devolvidoEm: pedido.devolvidoEm });
}

/** A refund as its member gets it, without what discounts had paid, and the part that could go back by the Pix that paid. */
export async function comoVolta(
  db: Executor,
  deps: Deps,
  p: { readonly faturas: readonly Fatura[]; readonly calculo: ReembolsoDaAssinatura; readonly devolvidoEm: Dia },
): Promise<Reembolso> {
  const { calculo, itens } = await descontarDoReembolso(db, p);
  const originais = await peloOriginal(db, deps, { itens, hoje: p.devolvidoEm, travar: false });
  return { ...calculo, porPix: somar(...originais.map(({ valor }) => valor)) };
}

/**
 * Ends the money of a membership by a row of the refund table, in the caller's transaction (which holds the group's
 * lock). Open invoices are settled by the deposit, cancelled or left owed. The refund is written with its credit and
 * its notes. Forecasts shrink or end. A membership that was already refunded gets nothing again (REGRAS 2.9).
 */
export async function reembolsarAssinatura(
  trx: Trx,
  deps: Deps,
  pedido: PedidoDeReembolsoDaAssinatura,
): Promise<Reembolso> {
  const { assinaturaId, caso, agora } = pedido;
  const assinatura = await travarAssinatura(trx, assinaturaId);
  const faturas = await faturasDaAssinatura(trx, assinaturaId, { travar: true });
  const aumentoAnunciado = await temAumentoAnunciado(trx, assinaturaId);
  const devolvidos = await devolvidosDe(trx, assinaturaId);
  const saida = calcularSaida({ ...pedido, assinatura, faturas, aumentoAnunciado, devolvidos }, await deps.regras());
  if (await jaReembolsada(trx, assinaturaId)) {
    const nada = { parte: ZERO, taxa: ZERO, caucao: ZERO, multa: ZERO, total: ZERO, porPix: ZERO };
    return { ...saida.calculo, ...nada, linhas: [], meses: [] };
  }
  await encerrarFaturas(trx, deps, { assinatura, saida, agora });
  const { calculo } = await descontarDoReembolso(trx, { faturas, calculo: saida.calculo });
  const { porOriginal: porPix } = await devolverDinheiro(trx, deps, {
    assinatura,
    faturas,
    calculo: saida.calculo,
    caso,
    plataformaCobre: plataformaCobre({ caso, abriuDados: await abriuDados(trx, assinatura) }),
    saida: pedido.saida,
    quem: pedido.quem,
    motivo: pedido.motivo ?? caso,
    agora,
  });
  return { ...calculo, porPix };
}

/** Everything back, fee and deposit included: the group never started, or the access never came (REGRAS 2.1). */
export async function devolverTudo(
  trx: Trx,
  deps: Deps,
  { assinaturaId, agora, motivo }: { readonly assinaturaId: number; readonly agora: Instante; readonly motivo: string },
): Promise<Reembolso> {
  return await reembolsarAssinatura(trx, deps, {
    assinaturaId,
    caso: 'culpaDoAdministrador',
    saida: diaDe(agora),
    agora,
    quem: 'sistema',
    nuncaEntregue: true,
    motivo,
  });
}

async function encerrarFaturas(
  trx: Trx,
  deps: Deps,
  {
    assinatura,
    saida,
    agora,
  }: { readonly assinatura: Assinatura; readonly saida: CalculoDaSaida; readonly agora: Instante },
): Promise<void> {
  for (const fatura of saida.pelaCaucao) await pagarComCaucao(trx, deps, { assinatura, fatura, agora });
  for (const fatura of saida.aCancelar) await cancelarFatura(trx, deps, { faturaId: fatura.id, agora });
  for (const { id: alvoId } of saida.emAberto) {
    await cancelarPrazos(trx, { tipos: PRAZOS_DA_COBRANCA.filter((t) => t !== FATURA_CONGELAR), alvoId });
  }
  await cancelarPrazos(trx, { tipos: [FATURA_EMITIR], alvoId: assinatura.id });
}

async function jaReembolsada(trx: Trx, assinaturaId: number): Promise<boolean> {
  const linha = await trx
    .selectFrom('transacoes')
    .select('id')
    .where('chave', '=', chaveDoReembolso(assinaturaId))
    .executeTakeFirst();
  return linha !== undefined;
}

/** True if the member opened the group's access data since he paid for this membership. */
async function abriuDados(trx: Trx, { grupoId, usuarioId, pagaEm }: Assinatura): Promise<boolean> {
  if (pagaEm === null) return false;
  const linha = await trx
    .selectFrom('segredo_aberturas as a')
    .innerJoin('segredos as s', 's.id', 'a.segredo_id')
    .select('a.id')
    .where('s.grupo_id', '=', grupoId)
    .where('a.usuario_id', '=', usuarioId)
    .where('a.aberto_em', '>=', pagaEm)
    .limit(1)
    .executeTakeFirst();
  return linha !== undefined;
}
