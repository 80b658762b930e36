import { useEffect } from 'react';

/** The frame of the logged-in app: its own file, which /login does not need. */
export function carregarQuadro() {
  return import('./quadro-app.tsx');
}

/** While the person types on a public page, the frame of the next page is fetched. */
export function usePrecarregarQuadro(): void {
  useEffect(() => {
    // If the frame does not load, the code that waits for it says so.
    function busca(): void {
      void carregarQuadro().catch(() => undefined);
    }
    document.addEventListener('input', busca, { once: true });
    return () => document.removeEventListener('input', busca);
  }, []);
}
