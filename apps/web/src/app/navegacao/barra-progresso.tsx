import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import c from './barra-progresso.module.css';
import type { Progresso } from './progresso.ts';
import { andar, aoEsconderProgresso, INTERVALO_MS, PARADO, terminar } from './progresso.ts';

/** The thin bar on top while a page comes. A page that is there at once shows none. */
export function BarraProgresso() {
  const router = useRouter();
  const [progresso, setProgresso] = useState<Progresso>(PARADO);
  useEffect(() => {
    let inicio = 0;
    let relogio: ReturnType<typeof setInterval> | undefined;
    let fim: ReturnType<typeof setTimeout> | undefined;
    const comeca = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (!pathChanged || relogio !== undefined) return;
      clearTimeout(fim);
      inicio = performance.now();
      relogio = setInterval(() => setProgresso(andar(performance.now() - inicio)), INTERVALO_MS);
    });
    const acaba = router.subscribe('onResolved', () => {
      if (relogio === undefined) return;
      clearInterval(relogio);
      relogio = undefined;
      const falhou = router.state.matches.some(({ status }) => status === 'error');
      setProgresso((atual) => (atual.estado === 'parado' ? atual : terminar(falhou)));
      fim = setTimeout(() => setProgresso(PARADO), INTERVALO_MS);
    });
    const esconde = aoEsconderProgresso(() => {
      clearInterval(relogio);
      clearTimeout(fim);
      relogio = undefined;
      setProgresso(PARADO);
    });
    return () => {
      esconde();
      comeca();
      acaba();
      clearInterval(relogio);
      clearTimeout(fim);
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
