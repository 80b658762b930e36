import type { Dia } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { menor, somar, subtrair, ZERO } from '../dinheiro.ts';
import type { Regras } from '../regras.ts';
import type { MeioDeCobranca } from './meio.ts';

/**
 * The destinations of a refund: back by the method that paid, as far as that is possible, or all of it to the wallet
 * (REGRAS 2.9).
 */
export const DESTINOS_DO_REEMBOLSO = ['original', 'saldo'] as const;
export type DestinoDoReembolso = (typeof DESTINOS_DO_REEMBOLSO)[number];

/** The receipt that paid an invoice, with the amount that no return has taken from it yet. */
export type RecebimentoDaFatura = {
  readonly faturaId: number;
  readonly recebimentoId: number;
  readonly pagamentoId: number;
  readonly meio: MeioDeCobranca;
  readonly pagoEm: Dia;
  readonly resta: Centavos;
};

/** An item that goes back: to the wallet if its owner asked for that, else the way its invoice was paid. */
export type ItemQueVolta = {
  readonly itemId: number;
  readonly faturaId: number;
  readonly valor: Centavos;
  readonly destino: DestinoDoReembolso;
};

export type DevolucaoOriginal = Pick<RecebimentoDaFatura, 'recebimentoId' | 'pagamentoId'> &
  Pick<ItemQueVolta, 'itemId' | 'valor'>;

/**
 * The returns of a refund by the way the money came: for each item, the amount that the payment of its invoice still
 * holds, while its means can give it back; items of one invoice share that amount, in their order. Money that was paid
 * from the wallet, or too long ago, is not in them and goes to the wallet (REGRAS 2.9).
 */
export function devolucoesPeloOriginal(
  pedido: {
    readonly hoje: Dia;
    readonly devolver: readonly ItemQueVolta[];
    readonly pagos: readonly RecebimentoDaFatura[];
  },
  regras: Regras,
): readonly DevolucaoOriginal[] {
  const usado = new Map<number, Centavos>();
  return pedido.devolver.flatMap(({ itemId, faturaId, valor, destino }) => {
    const pago = destino === 'saldo' ? undefined : pedido.pagos.find((p) => p.faturaId === faturaId);
    if (pago === undefined || !pago.meio.devolve({ pagoEm: pago.pagoEm, hoje: pedido.hoje }, regras)) return [];
    const { recebimentoId, pagamentoId } = pago;
    const antes = usado.get(recebimentoId) ?? ZERO;
    const parte = menor(valor, subtrair(pago.resta, antes));
    usado.set(recebimentoId, somar(antes, parte));
    return parte > ZERO ? [{ itemId, recebimentoId, pagamentoId, valor: parte }] : [];
  });
}
