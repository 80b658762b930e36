/** The pause between two questions about a thing that is watched until it ends (spec 1, §7). */
export const POLLING_MS = 2000;

let ultimo: Promise<unknown> = Promise.resolve();

/**
 * The one-at-a-time client (spec 1, §7): of the watched calls one request is on its way at a time; the next waits for
 * the answer, or the failure, of the one before.
 */
export function umPorVez<T>(faz: () => Promise<T>): Promise<T> {
  const vez = ultimo.then(faz, faz);
  ultimo = vez.catch(() => undefined);
  return vez;
}
