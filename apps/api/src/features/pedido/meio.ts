import type { Centavos } from '@rateia/domain/dinheiro';
import { somar } from '@rateia/domain/dinheiro';
import type { Meio } from '@rateia/domain/pagamentos/meio';
import { acrescimoDoMeio } from '@rateia/domain/pagamentos/meio';
import type { Regras } from '@rateia/domain/regras';
import type { Trx } from '../../db/banco.ts';

/**
 * The price of an invoice by a method: always computed from the sum of the items, whichever method was chosen before
 * (REGRAS 2.4).
 */
export function precoPorMeio(
  subtotal: Centavos,
  meio: Meio,
  regras: Regras,
): { readonly custoMeio: Centavos; readonly total: Centavos } {
  const custoMeio = acrescimoDoMeio(meio, subtotal, regras);
  return { custoMeio, total: somar(subtotal, custoMeio) };
}

/** The method of an invoice that is about to be paid, with its cost, before the money moves (REGRAS 2.4). */
export async function definirMeioDaFatura(
  trx: Trx,
  m: { readonly faturaId: number; readonly meioPagamento: number; readonly custoMeio: Centavos },
): Promise<void> {
  await trx
    .updateTable('faturas')
    .set({ meio_pagamento: m.meioPagamento, valor_custo_meio: m.custoMeio })
    .where('id', '=', m.faturaId)
    .execute();
}
