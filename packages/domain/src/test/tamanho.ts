/** The number of cases that a property runs: few every day, many with `TAMANHO=grande`, which `npm run ensaio` sets. */
export function vezes({ todoDia, grande }: { readonly todoDia: number; readonly grande: number }): number {
  return process.env['TAMANHO'] === 'grande' ? grande : todoDia;
}
