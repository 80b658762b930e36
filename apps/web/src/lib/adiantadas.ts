/** An answer and the instant at which it came: it may lie a while before somebody reads in it what time it is. */
type Chegada = readonly [resposta: Response, em: number];

export function chegou(resposta: Response): Chegada {
  return [resposta, Date.now()];
}

/** A question that the page asked before the scripts were there, and for which session. */
interface Adiantada {
  readonly token: string;
  readonly chegada: Promise<Chegada>;
}

declare global {
  /** The questions that the first script of a page has asked, by address; a caller that takes an answer removes it. */
  var __adiantadas: Map<string, Adiantada> | undefined;
}

/** Later than this the screen asks anew: the data from the beginning of the page may be old. */
const VALE_MS = 30_000;

/** Asks what the screen of this page will ask, while its scripts travel. */
export function adiantar(url: string, token: string, pede: () => Promise<Response>): void {
  globalThis.__adiantadas ??= new Map();
  if (globalThis.__adiantadas.has(url)) return;
  const chegada = pede().then(chegou);
  // The caller that takes the answer hears of its failure.
  chegada.catch(() => undefined);
  globalThis.__adiantadas.set(url, { token, chegada });
}

/**
 * The answer to a request that was made ahead: once, and for the same session. Any act makes earlier answers out of
 * date.
 */
export function tomarAdiantada(
  url: string,
  { method, token }: { readonly method: string; readonly token?: string | undefined },
): Promise<Chegada> | undefined {
  const guardadas = globalThis.__adiantadas;
  if (guardadas === undefined) return undefined;
  if (method !== 'GET') guardadas.clear();
  const achada = guardadas.get(url);
  guardadas.delete(url);
  return achada !== undefined && achada.token === token && performance.now() < VALE_MS ? achada.chegada : undefined;
}
