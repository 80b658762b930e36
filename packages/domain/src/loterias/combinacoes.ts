/** C(n, k): the ways of choosing k of n; 0 when k is negative or more than n. Exact at any size. */
export function combinacoesExatas(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  const passos = Math.min(k, n - k);
  let total = 1n;
  for (let i = 0; i < passos; i += 1) total = (total * BigInt(n - i)) / BigInt(i + 1);
  return total;
}

/** C(n, k) as a number, for the sizes of a ticket; throws RangeError past the safe integers. */
export function combinacoes(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  const passos = Math.min(k, n - k);
  let total = 1;
  for (let i = 0; i < passos; i += 1) {
    total = (total * (n - i)) / (i + 1);
    if (!Number.isSafeInteger(total)) throw new RangeError(`too many combinations: C(${n}, ${k})`);
  }
  return total;
}

/**
 * The simple bets with exactly `acertos` hits inside a bet of `marcas` numbers of which `certas` were drawn, when a simple
 * bet has `simples` numbers. The sum over every number of hits is C(marcas, simples).
 */
export function simplesComAcertos(
  acertos: number,
  { marcas, certas, simples }: { readonly marcas: number; readonly certas: number; readonly simples: number },
): number {
  return combinacoes(certas, acertos) * combinacoes(marcas - certas, simples - acertos);
}
