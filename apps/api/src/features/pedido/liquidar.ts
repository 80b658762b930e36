import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { faturaAberta } from '@rateia/domain/carteira/fatura';
import type { Origem } from '@rateia/domain/carteira/lancamentos';
import type { QuemMoveDinheiro } from '@rateia/domain/carteira/maquinas';
import type { Instante } from '@rateia/domain/datas';
import { subtrair } from '@rateia/domain/dinheiro';
import type { Trx } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import { acharFatura, travarFatura } from './fatura.ts';
import { pagarPedido, planejarPagamento } from './pagar-pedido.ts';

export type PedidoDeLiquidacao = {
  readonly faturaId: number;
  /** Payment method, by its id of listing A. */
  readonly meio: number;
  /** The source of the money; its amounts sum to the invoice's total. */
  readonly origem: Origem;
  readonly agora: Instante;
  readonly quem: QuemMoveDinheiro;
  readonly usuarioId?: number | null;
  /** The payment that brought the money, which stays. */
  readonly pagamentoId?: number;
};

/**
 * Pays an invoice in the caller's transaction: one ledger transaction, 11/63 → 13, and the effects of each item's
 * payment. An invoice that is already paid or no longer stands is reported, not paid twice; a wallet that cannot bear
 * it refuses with `saldoInsuficiente` (REGRAS 2.3, 2.8).
 */
export async function liquidarFatura(
  trx: Trx,
  deps: Deps,
  pedido: PedidoDeLiquidacao,
): Promise<'paga' | 'jaPaga' | 'naoPagavel'> {
  const lida = await acharFatura(trx, pedido.faturaId);
  if (lida === undefined) return 'naoPagavel';
  const fatura = await travarFatura(trx, deps, lida);
  if (!faturaAberta(fatura.status)) return fatura.status === ID_STATUS_FATURA.cancelado ? 'naoPagavel' : 'jaPaga';
  const { origem } = pedido;
  // The amount above the items is the cost of the method on the day its code was made (REGRAS 2.4).
  const custoMeio = origem.recebido === undefined ? fatura.custoMeio : subtrair(origem.recebido.valor, fatura.subtotal);
  await pagarPedido(trx, await planejarPagamento(trx, deps, { ...pedido, fatura: { ...fatura, custoMeio } }));
  return 'paga';
}
