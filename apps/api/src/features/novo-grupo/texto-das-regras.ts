/** One rule a line. */
export function textoDasRegras(regras: readonly string[]): string {
  return regras.map((r) => r.replace(/\s+/g, ' ')).join('\n');
}
