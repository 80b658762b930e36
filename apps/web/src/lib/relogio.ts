/** Milliseconds between the product's clock (the server's) and this device's. */
let deslocamento = 0;

/**
 * The product's time in epoch milliseconds, for countdowns and deadlines. The device's clock may be wrong, and outside
 * production the product's time can be moved.
 */
export function agora(): number {
  return Date.now() + deslocamento;
}

/** Sets the clock by an answer of the server (`x-agora`), which came at `em` of this device's. Under a second of difference nothing moves, so that digits do not jump. */
export function acertarRelogio(instante: string | null, em = Date.now()): void {
  const doServidor = instante === null ? Number.NaN : Date.parse(instante);
  if (Number.isNaN(doServidor)) return;
  const novo = doServidor - em;
  if (Math.abs(novo - deslocamento) > 1000) deslocamento = novo;
}

/** Milliseconds between the server's own clock and this device's. */
let deslocamentoDaParede = 0;

/** The true time in epoch milliseconds, which sessions follow: moving the product's time ends no token. */
export function parede(): number {
  return Date.now() + deslocamentoDaParede;
}

/** Sets the true time by an answer of the server (`date`), whose clock is right where this device's may not be. */
export function acertarParede(data: string | null, em = Date.now()): void {
  const doServidor = data === null ? Number.NaN : Date.parse(data);
  if (!Number.isNaN(doServidor)) deslocamentoDaParede = doServidor - em;
}
