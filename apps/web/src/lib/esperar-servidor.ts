import * as chamadas from '@rateia/contracts/chamadas';
import { lerLinha } from './linha.ts';
import { buscar } from './requisicao.ts';

/** Between two questions while nobody answers. */
const DE_NOVO_MS = 3_000;

interface Espera {
  /** Called once when no answer comes. */
  readonly aoFaltar: () => void;
  /** Called when the server gives any answer; tells whether it did not before. */
  readonly aoHaver: (faltou: boolean) => void;
}

/**
 * Asks whether the server is there until it answers: again when the browser says that the network is back, and every 3
 * s, because the browser does not always say so. Returns the function that stops it.
 */
export function esperarServidor({ aoFaltar, aoHaver }: Espera): () => void {
  const { path, method } = lerLinha(chamadas.getVersao);
  const desistencia = new AbortController();
  const { signal } = desistencia;
  let faltou = false;
  let relogio: ReturnType<typeof setTimeout> | undefined;
  async function perguntar(): Promise<void> {
    clearTimeout(relogio);
    const responde = await buscar(path, { method, signal }).then(
      () => true,
      () => false,
    );
    if (signal.aborted) return;
    if (responde) {
      desistencia.abort();
      aoHaver(faltou);
      return;
    }
    if (!faltou) aoFaltar();
    faltou = true;
    clearTimeout(relogio);
    relogio = setTimeout(() => void perguntar(), DE_NOVO_MS);
  }
  window.addEventListener('online', () => void perguntar(), { signal });
  void perguntar();
  return () => {
    clearTimeout(relogio);
    desistencia.abort();
  };
}
