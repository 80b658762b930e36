import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { analytics } from '../../lib/analytics.ts';
import { relatar } from '../../lib/relato.ts';

/** Each page that is shown is one event, by its route and never by its address, which holds ids. */
export function useContarVisitas(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        const rota = router.state.matches.at(-1)?.staticData.rota;
        if (pathChanged && rota !== undefined)
          analytics.registrar({ categoria: 'navegacao', acao: 'pagina', rotulo: rota.path });
      }),
    [router],
  );
}

/** Reports an error that no code caught as a broken page. */
export function relatarNaoTratados(): () => void {
  const ouvir = new AbortController();
  const { signal } = ouvir;
  window.addEventListener('error', ({ error }) => error !== null && relatar(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => relatar(reason), { signal });
  return () => ouvir.abort();
}
