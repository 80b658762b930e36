/**
 * How large a test of the plan runs (docs/confiabilidade.md part 3): by its variable (`npm run ensaio` sets the large
 * size), else in its everyday size, here as in the CI.
 */
export const tamanho = (variavel: string, todoDia: number): number => {
  const pedido = process.env[variavel];
  return pedido === undefined || pedido === '' ? todoDia : Number(pedido);
};

/**
 * Twice the time for so many steps at a slow machine's pace (a second): the time limit of a test grows with its size,
 * and only a test that hangs meets it.
 */
export const prazoPara = (passos: number, { porSegundo }: { readonly porSegundo: number }): number =>
  PRAZO_MINIMO_MS + Math.ceil((passos / porSegundo) * 2_000);
const PRAZO_MINIMO_MS = 60_000;
