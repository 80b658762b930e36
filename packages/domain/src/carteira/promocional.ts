import type { Dia } from '../datas.ts';
import { somarDias } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { menor, subtrair, ZERO } from '../dinheiro.ts';
import type { Regras } from '../regras.ts';

/** The reasons for which spend-only credit is given (REGRAS 2.13, 2.29). */
export const ORIGENS_PROMOCIONAIS = ['indicacao', 'promocao'] as const;
export type OrigemPromocional = (typeof ORIGENS_PROMOCIONAIS)[number];

/** A spend-only credit as it is now: what of it is free, and the last day on which it may be spent. */
export type CreditoLivre = { readonly creditoId: number; readonly livre: Centavos; readonly validoAte: Dia };

/** The last day on which a credit that is given on a day may be spent (REGRAS 2.29). */
export function validadeDoPromocional(hoje: Dia, { promocional }: Regras): Dia {
  return somarDias(hoje, promocional.diasDeValidade);
}

/** The last day of a credit of which a part comes back with a refund: its own, or later if that is near (REGRAS 2.29). */
export function validadeAoVoltar(
  { validoAte, hoje }: { readonly validoAte: Dia; readonly hoje: Dia },
  { promocional }: Regras,
): Dia {
  const aoMenos = somarDias(hoje, promocional.diasAoVoltar);
  return validoAte > aoMenos ? validoAte : aoMenos;
}

/**
 * The credits that pay an amount, the one that ends first before the others; they sum to the amount, or to all that is
 * free if that is less (REGRAS 2.29).
 */
export function gastarPromocional(
  valor: Centavos,
  creditos: readonly CreditoLivre[],
): readonly { readonly creditoId: number; readonly valor: Centavos }[] {
  let falta = valor;
  return [...creditos]
    .sort((a, b) => (a.validoAte === b.validoAte ? a.creditoId - b.creditoId : a.validoAte < b.validoAte ? -1 : 1))
    .map(({ creditoId, livre }) => {
      const parte = menor(falta, livre);
      falta = subtrair(falta, parte);
      return { creditoId, valor: parte };
    })
    .filter((uso) => uso.valor > ZERO);
}
