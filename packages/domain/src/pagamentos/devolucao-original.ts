import { aceitaDevolucaoPix } from '../carteira/reembolso.ts';
import type { Dia } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { menor, ZERO } from '../dinheiro.ts';
import type { Regras } from '../regras.ts';

/** Where a refund goes: back by the method that paid, as far as that is possible, or all of it to the wallet (REGRAS 2.9). */
export const DESTINOS_DO_REEMBOLSO = ['original', 'saldo'] as const;
export type DestinoDoReembolso = (typeof DESTINOS_DO_REEMBOLSO)[number];

/** The Pix that paid an invoice, with what no return has taken from it yet. */
export type PixDaFatura = {
  readonly faturaId: number;
  readonly e2eid: string;
  readonly pagamentoId: number;
  readonly pagoEm: Dia;
  readonly resta: Centavos;
};

export type DevolucaoOriginal = Pick<PixDaFatura, 'faturaId' | 'e2eid' | 'pagamentoId'> & { readonly valor: Centavos };

/**
 * The returns by Pix of a refund: of each invoice what its own Pix still holds, while the bank returns it. What was paid
 * from the wallet, or too long ago, is not in them and goes to the wallet (REGRAS 2.9).
 */
export function devolucoesPeloOriginal(
  pedido: {
    readonly destino: DestinoDoReembolso;
    readonly hoje: Dia;
    readonly devolver: readonly { readonly faturaId: number; readonly valor: Centavos }[];
    readonly pagos: readonly PixDaFatura[];
  },
  regras: Regras,
): readonly DevolucaoOriginal[] {
  if (pedido.destino === 'saldo') return [];
  return pedido.devolver.flatMap(({ faturaId, valor }) => {
    const pix = pedido.pagos.find((pago) => pago.faturaId === faturaId);
    if (pix === undefined || !aceitaDevolucaoPix({ pagoEm: pix.pagoEm, hoje: pedido.hoje }, regras)) return [];
    const parte = menor(valor, pix.resta);
    return parte > ZERO ? [{ faturaId, e2eid: pix.e2eid, pagamentoId: pix.pagamentoId, valor: parte }] : [];
  });
}
