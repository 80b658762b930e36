import { ALERTA_PADRAO } from '@rateia/contracts/excecoes';
import { recados } from '../ui/dialogo/recados.ts';

type Central = typeof import('./tratar-erro.tsx');

/** The central error handler is a file of its own, which no page needs before something fails. */
function carregarCentral(): Promise<Central> {
  return import('./tratar-erro.tsx');
}

/** Gives it an error. Where its file does not come either, the fixed words are all there is. */
export function naCentral(faz: (central: Central) => void): void {
  carregarCentral().then(faz, () => recados.mostrar(ALERTA_PADRAO, { tom: 'danger' }));
}

/**
 * Loads the central handler when the person first does something, so that it is there if the network goes away later.
 * An error before that loads it by itself.
 */
export function prepararCentral(): () => void {
  const ouvir = new AbortController();
  function buscar(): void {
    ouvir.abort();
    carregarCentral().catch(() => undefined);
  }
  for (const gesto of ['pointerdown', 'keydown'] as const)
    document.addEventListener(gesto, buscar, { signal: ouvir.signal });
  return () => ouvir.abort();
}
