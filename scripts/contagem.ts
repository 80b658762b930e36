/** How many checks passed and how many failed, over every runner. */
export type Contagem = { readonly passed: number; readonly failed: number };

export const nenhuma: Contagem = { passed: 0, failed: 0 };

export const somar = (contagens: readonly Contagem[]): Contagem =>
  contagens.reduce(
    (soma, { passed, failed }) => ({ passed: soma.passed + passed, failed: soma.failed + failed }),
    nenhuma,
  );

/** The last line of `npm test`. */
export const linhaFinal = ({ passed, failed }: Contagem): string => `${passed} passed, ${failed} failed`;

/** What a runner counted, never kinder than its exit code: a run that broke without naming a test is one failure. */
export const comCodigo = (contagem: Contagem, codigo: number): Contagem =>
  codigo !== 0 && contagem.failed === 0 ? { ...contagem, failed: 1 } : contagem;

/** The report of Vitest's JSON reporter. */
export const contarVitest = (texto: string): Contagem => {
  const { numPassedTests, numFailedTests } = JSON.parse(texto) as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
};

/** The report of Playwright's JSON reporter; a test that passed only when repeated did not pass. */
export const contarPlaywright = (texto: string): Contagem => {
  const { stats } = JSON.parse(texto) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};
