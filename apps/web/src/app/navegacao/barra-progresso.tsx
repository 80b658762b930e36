import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import c from './barra-progresso.module.css';
import type { Progresso } from './progresso.ts';
import { aoEsconderProgresso, PARADO } from './progresso.ts';
import { relogioDoProgresso } from './relogio-do-progresso.ts';

/** The thin bar on top while a page comes. A page that comes at once shows none. */
export function BarraProgresso() {
  const router = useRouter();
  const [progresso, setProgresso] = useState<Progresso>(PARADO);
  useEffect(() => {
    const relogio = relogioDoProgresso(setProgresso);
    const comeca = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) relogio.comecar();
    });
    const acaba = router.subscribe('onResolved', () =>
      relogio.acabar(router.state.matches.some(({ status }) => status === 'error')),
    );
    // A screen whose file does not come, or that breaks, fails where it is drawn: for the router it was loaded.
    router.options.defaultOnCatch = () => relogio.acabar(true);
    const esconde = aoEsconderProgresso(relogio.esconder);
    return () => {
      router.options.defaultOnCatch = () => undefined;
      esconde();
      comeca();
      acaba();
      relogio.parar();
    };
  }, [router]);
  if (progresso.estado === 'parado') return null;
  return (
    <div
      className={c['trilho']}
      role="progressbar"
      aria-label="Carregando a página"
      aria-valuenow={progresso.valor}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={c['barra']} data-estado={progresso.estado} style={{ transform: `scaleX(${progresso.valor}%)` }} />
    </div>
  );
}
