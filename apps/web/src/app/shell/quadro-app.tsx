import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { sessaoAtual } from '../../lib/sessao.ts';
import { DinheiroSeguro } from '../../ui/estado/dinheiro-seguro.tsx';
import { BarraInferior } from './barra-inferior.tsx';
import { Cabecalho } from './cabecalho.tsx';
import { LugarDaFaixa } from './lugar-da-faixa.tsx';
import { PendenciasDaChegada } from './pendencias.tsx';
import { useNotificacoesVivas } from './use-notificacoes-vivas.ts';
import { useRestricao } from './use-restricao.ts';

/** The frame of every page of a logged-in person; for a visitor a public page stands alone in it. */
export function QuadroApp() {
  const publica = useMatches({ select: (partes) => partes.at(-1)?.staticData.rota?.headerComSessao === true });
  return publica && !sessaoAtual.existe() ? <Outlet /> : <ComSessao />;
}

function ComSessao() {
  const pathname = useLocation({ select: (local) => local.pathname });
  useNotificacoesVivas();
  useRestricao(pathname);
  const comMenu = useMatches({ select: (partes) => partes.at(-1)?.staticData.rota?.bottomMenu === true });
  return (
    <>
      <LugarDaFaixa key={pathname} />
      <Cabecalho pathname={pathname} />
      <PendenciasDaChegada pathname={pathname} />
      <DinheiroSeguro>
        <Outlet />
      </DinheiroSeguro>
      {comMenu && <BarraInferior pathname={pathname} />}
    </>
  );
}
