import { useEffect } from 'react';

/** After the page has come: nobody waits for it. */
const ATRASO_MS = 2_000;
const GRUPO = /^\/grupo\/(\d+)$/;

/** Checks for a restriction of the account when the app opens, and for a group when it is looked at (spec 1, §4). */
export function useRestricao(pathname: string): void {
  const grupo = GRUPO.exec(pathname)?.[1];
  useEffect(() => {
    const espera = setTimeout(() => {
      // Without its file the page says nothing: every act that is barred says so itself.
      import('./avisar-restricao.ts')
        .then((m) => m.avisarRestricao(grupo === undefined ? undefined : Number(grupo)))
        .catch(() => undefined);
    }, ATRASO_MS);
    return () => clearTimeout(espera);
  }, [grupo]);
}
