import { totalDaFatura } from '@rateia/domain/carteira/fatura';
import type { Centavos } from '@rateia/domain/dinheiro';
import { ZERO } from '@rateia/domain/dinheiro';
import { acrescimoDoMeio } from '@rateia/domain/pagamentos/meio';
import { credito } from '@rateia/domain/pagamentos/meios/credito';
import type { Regras } from '@rateia/domain/regras';
import type { Trx } from '../../../db/banco.ts';
import { definirMeioDaFatura } from '../../pedido/index.ts';
import type { Fatura } from '../repository.ts';

/**
 * An invoice as the deposit pays it: without the cost of a payment method that was chosen and in the end not used,
 * because nobody owes that cost (REGRAS 2.4).
 */
export function semCustoDoMeio(fatura: Fatura): Fatura {
  return comCusto(fatura, ZERO);
}

/** An invoice as the wallet pays it, at the wallet's own cost (REGRAS 2.4). */
export function comCustoDoSaldo(fatura: Fatura, regras: Regras): Fatura {
  return comCusto(fatura, acrescimoDoMeio(credito, semCustoDoMeio(fatura).total, regras));
}

function comCusto(fatura: Fatura, custoMeio: Centavos): Fatura {
  const valores = { ...fatura.valores, custoMeio };
  return { ...fatura, valores, total: totalDaFatura(valores) };
}

/** Writes that cost down, in the transaction that pays the invoice: until then an open code is valid for its amount. */
export async function guardarCusto(
  trx: Trx,
  { de, para, meio = credito.id }: { readonly de: Fatura; readonly para: Fatura; readonly meio?: number },
) {
  if (de.valores.custoMeio === para.valores.custoMeio) return;
  const { custoMeio } = para.valores;
  await definirMeioDaFatura(trx, { faturaId: de.id, meioPagamento: meio, custoMeio });
}
