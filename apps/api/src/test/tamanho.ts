/**
 * The size of a large test of the plan (docs/confiabilidade.md part 3): the value of its variable (`npm run ensaio`
 * sets the large size), else the everyday size, here and in the CI.
 */
export function tamanho(variavel: string, todoDia: number): number {
  const pedido = process.env[variavel];
  return pedido === undefined || pedido === '' ? todoDia : Number(pedido);
}

/**
 * Twice the time that so many steps take on a slow machine (a second): the time limit grows with the size of the test,
 * and only a test that hangs reaches it.
 */
export function prazoPara(passos: number, { porSegundo }: { readonly porSegundo: number }): number {
  return PRAZO_MINIMO_MS + Math.ceil((passos / porSegundo) * 2_000);
}
const PRAZO_MINIMO_MS = 60_000;
