/** How many cases a property runs: few by default, many with `TAMANHO=grande`. */
export function vezes({ ci, grande }: { readonly ci: number; readonly grande: number }): number {
  return process.env['TAMANHO'] === 'grande' ? grande : ci;
}
