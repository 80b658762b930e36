import { relatar } from '../../lib/relato.ts';

/** The service worker of the build (`src/sw`): asked for each time, never out of a cache. The dev server has none. */
export function registrarServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch((erro: unknown) => {
    // A browser that forbids it (private window, policy) only loses what it does without network.
    if (!(erro instanceof DOMException)) relatar(erro);
  });
}
