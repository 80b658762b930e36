import { VERSAO_A_CADA_MS } from '@rateia/domain/constantes-de-depois';

/** After errors the server is asked less and less often, down to once in this time. */
const ESPERA_MAXIMA_MS = 300_000;

interface Vigia {
  /** The version that is served now. */
  readonly perguntar: () => Promise<string>;
  /** Called after every answer. */
  readonly aoSaber: (versao: string) => void;
  readonly oculta: () => boolean;
}

/** Milliseconds to the next question, after so many errors in a row. */
export function esperaDaVersao(errosSeguidos: number): number {
  return Math.min(VERSAO_A_CADA_MS * 2 ** errosSeguidos, ESPERA_MAXIMA_MS);
}

/** Asks for the version every 5 s (spec 1, §4): not while the page is hidden, and less often while nobody answers. */
export function vigiarVersao({ perguntar, aoSaber, oculta }: Vigia): () => void {
  let erros = 0;
  let relogio: ReturnType<typeof setTimeout> | undefined;
  let parado = false;
  function marcar(): void {
    clearTimeout(relogio);
    if (!parado && !oculta()) relogio = setTimeout(() => void olhar(), esperaDaVersao(erros));
  }
  async function olhar(): Promise<void> {
    relogio = undefined;
    try {
      const versao = await perguntar();
      erros = 0;
      if (!parado) aoSaber(versao);
    } catch {
      // No answer came, or it came from something between us and the server: the next request comes later.
      erros += 1;
    }
    marcar();
  }
  function aoMudarDeVista(): void {
    if (oculta()) clearTimeout(relogio);
    else marcar();
  }
  document.addEventListener('visibilitychange', aoMudarDeVista);
  marcar();
  return () => {
    parado = true;
    clearTimeout(relogio);
    document.removeEventListener('visibilitychange', aoMudarDeVista);
  };
}
