import { useEffect } from 'react';

/** The frame of the logged-in app: its own file, which /login does not need. */
export const carregarQuadro = () => import('./quadro-app.tsx');

/** While the person types on a public page, the frame of the next page is fetched. */
export function usePrecarregarQuadro(): void {
  useEffect(() => {
    // Where it is waited for says that it did not come.
    const busca = (): void => void carregarQuadro().catch(() => undefined);
    document.addEventListener('input', busca, { once: true });
    return () => document.removeEventListener('input', busca);
  }, []);
}
