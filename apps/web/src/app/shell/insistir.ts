import { anotarFalta } from '../../lib/pedacos.ts';

/**
 * Loads what works behind the page and has no place in it where its absence could be said: what does not come is noted,
 * and asked for again when the page is seen again or the network is back. Answers how to give it up.
 */
export function insistir<T>(carregar: () => Promise<T>, aoVir: (veio: T) => void): () => void {
  const desistencia = new AbortController();
  const pedir = (): void => {
    carregar().then(
      (veio) => {
        if (!desistencia.signal.aborted) aoVir(veio);
      },
      (erro: unknown) => {
        anotarFalta(erro);
        if (!desistencia.signal.aborted) esperar();
      },
    );
  };
  const esperar = (): void => {
    const espera = new AbortController();
    const opcoes = { signal: AbortSignal.any([espera.signal, desistencia.signal]) };
    const deNovo = (): void => {
      if (document.hidden) return;
      espera.abort();
      pedir();
    };
    document.addEventListener('visibilitychange', deNovo, opcoes);
    window.addEventListener('online', deNovo, opcoes);
  };
  pedir();
  return () => desistencia.abort();
}
