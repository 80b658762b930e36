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
 * The part of a discount that goes back to its bearer when a part of the item that it made cheaper goes back: in proportion to
 * what was really paid, rounded down, so that the returns of a whole item give back the whole discount. `antes` and
 * `agora` are of the item's share and fee before any discount (REGRAS 2.29).
 */
export function voltaDoDesconto(d: {
  readonly valor: Centavos;
  readonly base: Centavos;
  readonly antes: Centavos;
  readonly agora: Centavos;
}): Centavos {
  return subtrair(parteAte(d, somar(d.antes, d.agora)), parteAte(d, d.antes));
}

function parteAte({ valor, base }: { readonly valor: Centavos; readonly base: Centavos }, quanto: Centavos): Centavos {
  return centavos(Number((BigInt(valor) * BigInt(quanto)) / BigInt(base)));
}
