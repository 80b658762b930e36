import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a navigation the focus goes to the title of the new page, so that it is read and the keyboard starts there. The
 * title of a page that is loading goes away with its skeleton: the focus passes to the one that takes its place.
 */
export function useFocoNoTitulo(): void {
  const router = useRouter();
  useEffect(() => {
    let focado: HTMLElement | null = null;
    function focar(): void {
      // While a part loads, the shape in its place is kept out of sight.
      focado = [...document.querySelectorAll('h1')].find((h1) => h1.getClientRects().length > 0) ?? focado;
      focado?.focus({ preventScroll: true });
    }
    const vigia = new MutationObserver(() => {
      if (focado === null || focado.isConnected) return;
      if (document.activeElement === document.body) focar();
      else focado = null;
    });
    vigia.observe(document.body, { childList: true, subtree: true });
    const parar = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || fromLocation === undefined) return;
      focado = null;
      // A field that asked for the focus, and an open dialog, keep it.
      if (document.activeElement?.matches('input, textarea, select, dialog *') !== true) focar();
    });
    return () => {
      vigia.disconnect();
      parar();
    };
  }, [router]);
}
