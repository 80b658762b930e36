import { lazy, Suspense, useEffect } from 'react';
import { ToastsHost } from '../../ui/dialogo/toasts-host.tsx';
import { prepararCentral } from '../central.ts';
import { BarraProgresso } from '../navegacao/barra-progresso.tsx';
import { perguntarAntesDeSair } from '../recarregar.ts';
import { Atualizacao } from './atualizacao.tsx';
import { relatarNaoTratados, useContarVisitas } from './contar-visitas.ts';
import { encherEspacos } from './conteudo-dos-espacos.tsx';
import { EscolhaDeCookies } from './escolha-de-cookies.tsx';
import { Instalacao } from './instalacao.tsx';
import { avisarNoConsole } from './mensagem-no-console.ts';
import { ouvirAvisosTocados } from './ouvir-avisos-tocados.ts';
import { puxarParaRenovar } from './puxar-para-renovar.ts';
import { Rede } from './rede.tsx';
import { registrarServiceWorker } from './service-worker.ts';

const Modais = lazy(() =>
  import('../../features/marketing/components/modais.tsx').then((m) => ({ default: m.Modais })),
);

/** What stands around every page and is worth no wait: it comes after the first paint, in a file of its own. */
export function Depois() {
  useContarVisitas();
  useEffect(() => {
    perguntarAntesDeSair();
    registrarServiceWorker();
    avisarNoConsole();
    prepararCentral();
    encherEspacos();
    const paradas = [relatarNaoTratados(), puxarParaRenovar(), ouvirAvisosTocados()];
    return () => {
      for (const parar of paradas) parar();
    };
  }, []);
  return (
    <>
      <BarraProgresso />
      <ToastsHost />
      <Rede />
      <EscolhaDeCookies />
      <Instalacao />
      <Atualizacao />
      <Suspense fallback={null}>
        <Modais />
      </Suspense>
    </>
  );
}
