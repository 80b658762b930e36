import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { irPara } from '../../lib/navegador.ts';

/**
 * Every `<a href>` of ours is followed inside the app, wherever it is drawn: `ui/` needs no router, and an address is
 * always a real link (open in a new tab, copy, middle click). The code of a page is fetched when the pointer or the
 * focus comes near it.
 */
export function useLigacoes(): void {
  const router = useRouter();
  useEffect(() => {
    function aoClicar(evento: MouseEvent): void {
      if (
        evento.defaultPrevented ||
        evento.button !== 0 ||
        evento.metaKey ||
        evento.ctrlKey ||
        evento.shiftKey ||
        evento.altKey
      )
        return;
      const destino = destinoInterno(evento.target);
      if (destino === undefined) return;
      evento.preventDefault();
      void irPara(destino);
    }
    function aoAproximar(evento: Event): void {
      const destino = destinoInterno(evento.target);
      if (destino === undefined) return;
      const { pathname } = new URL(destino, window.location.origin);
      for (const { routeId } of router.matchRoutes(pathname, {})) {
        const rota = router.routesById[routeId as keyof typeof router.routesById];
        // A file that does not come is for the click to say.
        router.loadRouteChunk(rota)?.catch(() => undefined);
      }
    }
    document.addEventListener('click', aoClicar);
    document.addEventListener('pointerover', aoAproximar, { passive: true });
    document.addEventListener('focusin', aoAproximar);
    return () => {
      document.removeEventListener('click', aoClicar);
      document.removeEventListener('pointerover', aoAproximar);
      document.removeEventListener('focusin', aoAproximar);
    };
  }, [router]);
}

function destinoInterno(alvo: EventTarget | null): string | undefined {
  const ligacao = alvo instanceof Element ? alvo.closest('a') : null;
  if (ligacao === null || ligacao.target !== '' || ligacao.hasAttribute('download') || !ligacao.hasAttribute('href'))
    return undefined;
  const url = new URL(ligacao.href, window.location.href);
  if (url.origin !== window.location.origin || url.pathname.startsWith('/api/')) return undefined;
  const mesmaPagina = url.pathname === window.location.pathname && url.search === window.location.search;
  if (mesmaPagina && url.hash !== '') return undefined;
  return url.pathname + url.search + url.hash;
}
