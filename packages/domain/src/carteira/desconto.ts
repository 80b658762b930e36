import type { Centavos } from '../dinheiro.ts';
import { centavos, menor, ratear, somar, subtrair, ZERO } from '../dinheiro.ts';

/** Kinds of an item below zero, in the order in which they are taken off: Plus, a coupon, then spend-only credit (REGRAS 2.29, 2.32). */
export const TIPOS_DE_DESCONTO = ['taxaReduzida', 'cupom', 'promocional'] as const;
export type TipoDeDesconto = (typeof TIPOS_DE_DESCONTO)[number];

/**
 * The part of the item at that place of an order that a discount may still pay: `base` is its share and fee, never its deposit;
 * `livre` is the base less the discounts before (REGRAS 2.29).
 */
export type Descontavel = { readonly indice: number; readonly base: Centavos; readonly livre: Centavos };

/** The part of an item that a discount pays. */
export type ParteDoDesconto = { readonly indice: number; readonly base: Centavos; readonly valor: Centavos };

/** The sum that discounts may still pay. */
export function quantoCabe(itens: readonly Descontavel[]): Centavos {
  return somar(...itens.map(({ livre }) => livre));
}

/**
 * A discount spread over the items that it makes cheaper, by what each may bear; parts of zero are left out. The parts
 * sum to the discount, or to all that the items may bear (REGRAS 2.29).
 */
export function dividirDesconto(valor: Centavos, itens: readonly Descontavel[]): readonly ParteDoDesconto[] {
  const total = menor(valor, quantoCabe(itens));
  if (total <= ZERO) return [];
  const partes = ratear(
    total,
    itens.map(({ livre }) => livre),
  );
  return itens
    .map(({ indice, base }, i) => ({ indice, base, valor: partes[i] ?? ZERO }))
    .filter((parte) => parte.valor > ZERO);
}

/** The same items once a discount took its parts. */
export function depoisDoDesconto(
  itens: readonly Descontavel[],
  partes: readonly ParteDoDesconto[],
): readonly Descontavel[] {
  return itens.map((item) => {
    const tirado = somar(...partes.filter(({ indice }) => indice === item.indice).map(({ valor }) => valor));
    return { ...item, livre: subtrair(item.livre, tirado) };
  });
}

/**
 * The parts of an item's discounts that go back to their bearers when a part of the item goes back, in the order of
 * `valores`: in proportion to what was really paid, rounded down, so that the returns of a whole item give back each
 * discount whole. All of them together never give back more than the part of the item does. `antes` and `agora` are of
 * the item's share and fee before any discount (REGRAS 2.29).
 */
export function voltaDosDescontos(
  valores: readonly Centavos[],
  item: { readonly base: Centavos; readonly antes: Centavos; readonly agora: Centavos },
): readonly Centavos[] {
  const antes = partesAte(valores, item.antes, item.base);
  const depois = partesAte(valores, somar(item.antes, item.agora), item.base);
  return depois.map((parte, i) => subtrair(parte, antes[i] ?? ZERO));
}

/**
 * The sum is rounded once, and each discount takes its part of the rest that the ones before it left: rounded one by one,
 * two discounts that pay a whole item could give back a centavo more than its last part.
 */
function partesAte(valores: readonly Centavos[], quanto: Centavos, base: Centavos): readonly Centavos[] {
  let total = somar(...valores);
  let resto = proporcao(total, quanto, base);
  return valores.map((valor) => {
    const parte = total > ZERO ? proporcao(valor, resto, total) : ZERO;
    total = subtrair(total, valor);
    resto = subtrair(resto, parte);
    return parte;
  });
}

function proporcao(valor: Centavos, quanto: Centavos, de: Centavos): Centavos {
  return centavos(Number((BigInt(valor) * BigInt(quanto)) / BigInt(de)));
}
