import { anotarFalta } from '../../lib/pedacos.ts';

/**
 * Loads a part that works behind the page and has no place in it to report its absence. A failure is noted, and the
 * part is asked for again when the page is seen again or the network is back. Returns the function that gives it up.
 */
export function insistir<T>(carregar: () => Promise<T>, aoVir: (veio: T) => void): () => void {
  const desistencia = new AbortController();
  function pedir(): void {
    carregar().then(
      (veio) => {
        if (!desistencia.signal.aborted) aoVir(veio);
      },
      (erro: unknown) => {
        anotarFalta(erro);
        if (!desistencia.signal.aborted) esperar();
      },
    );
  }
  function esperar(): void {
    function deNovo(): void {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', deNovo);
      window.removeEventListener('online', deNovo);
      pedir();
    }
    document.addEventListener('visibilitychange', deNovo, { signal: desistencia.signal });
    window.addEventListener('online', deNovo, { signal: desistencia.signal });
  }
  pedir();
  return () => desistencia.abort();
}
