import { Suspense, useEffect } from 'react';
import { ouvirFaltas, parteDispensavel } from '../../lib/pedacos.ts';
import { ToastsHost } from '../../ui/dialogo/toasts-host.tsx';
import { naCentral, prepararCentral } from '../central.ts';
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

const Modais = parteDispensavel(async () => (await import('../../features/marketing/components/modais.tsx')).Modais);

/** The parts around every page that nobody should wait for: they come after the first paint, in a file of their own. */
export function Depois() {
  useContarVisitas();
  useEffect(() => {
    perguntarAntesDeSair();
    registrarServiceWorker();
    avisarNoConsole();
    encherEspacos();
    ouvirFaltas((erro) => {
      // Without network a missing part is no fault of the page.
      if (navigator.onLine) naCentral((central) => central.anotarErro(erro));
    });
    const paradas = [prepararCentral(), relatarNaoTratados(), puxarParaRenovar(), ouvirAvisosTocados()];
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
