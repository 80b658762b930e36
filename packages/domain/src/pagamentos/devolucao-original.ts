import type { Dia } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { menor, ZERO } from '../dinheiro.ts';
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

export type DevolucaoOriginal = Pick<RecebimentoDaFatura, 'faturaId' | 'recebimentoId' | 'pagamentoId'> & {
  readonly valor: Centavos;
};

/**
 * The parts of a refund that go back the way the money came: for each invoice, the amount that its own payment still
 * holds, while its payment method can return it. Money that was paid from the wallet, or too long ago, is not among
 * them and goes to the wallet (REGRAS 2.9).
 */
export function devolucoesPeloOriginal(
  pedido: {
    readonly destino: DestinoDoReembolso;
    readonly hoje: Dia;
    readonly devolver: readonly { readonly faturaId: number; readonly valor: Centavos }[];
    readonly pagos: readonly RecebimentoDaFatura[];
  },
  regras: Regras,
): readonly DevolucaoOriginal[] {
  if (pedido.destino === 'saldo') return [];
  return pedido.devolver.flatMap(({ faturaId, valor }) => {
    const pago = pedido.pagos.find((p) => p.faturaId === faturaId);
    if (pago === undefined || !pago.meio.devolve({ pagoEm: pago.pagoEm, hoje: pedido.hoje }, regras)) return [];
    const { recebimentoId, pagamentoId } = pago;
    const parte = menor(valor, pago.resta);
    return parte > ZERO ? [{ faturaId, recebimentoId, pagamentoId, valor: parte }] : [];
  });
}
