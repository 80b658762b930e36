import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

/** A page that never comes to rest gets the rest anyway. */
const NO_MAXIMO_MS = 4000;

/** Draws what comes after the first paint, once the page has loaded and the browser has nothing else to do. */
export function DepoisDaPintura() {
  const [Depois, setDepois] = useState<ComponentType>();
  useEffect(() => {
    let vivo = true;
    function buscar(): void {
      // Without it the page works, and the next page asks again.
      import('./depois.tsx').then((m) => vivo && setDepois(() => m.Depois)).catch(() => undefined);
    }
    function quandoParado(): void {
      if ('requestIdleCallback' in window) requestIdleCallback(buscar, { timeout: NO_MAXIMO_MS });
      else setTimeout(buscar, 200);
    }
    if (document.readyState === 'complete') quandoParado();
    else window.addEventListener('load', quandoParado, { once: true });
    return () => {
      vivo = false;
      window.removeEventListener('load', quandoParado);
    };
  }, []);
  return Depois === undefined ? null : <Depois />;
}
