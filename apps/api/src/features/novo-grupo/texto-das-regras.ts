/** One rule a line. */
export const textoDasRegras = (regras: readonly string[]): string =>
  regras.map((r) => r.replace(/\s+/g, ' ')).join('\n');
