import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { TelaCadastro } from '../../features/cadastro/conta/screens/cadastro.tsx';
import { MolduraLogin } from '../../features/sessao/login/components/moldura-login.tsx';
import { TelaLogin } from '../../features/sessao/login/screens/login.tsx';
import type { Rota } from '../../lib/rotas.ts';
import passo from '../../ui/fluxo/passo-fluxo.module.css';
import pagina from '../../ui/layout/pagina.module.css';
import { QuadroPublico } from '../../ui/layout/quadro-publico.tsx';
import { BarraInferior } from '../shell/barra-inferior.tsx';
import { Cabecalho } from '../shell/cabecalho.tsx';

/** The heading of a screen and its frame, read from its source (`build/primeira.ts`). */
export interface Cabeca {
  readonly titulo: string | undefined;
  readonly largura: string | undefined;
  readonly interna: boolean;
  readonly semTitulo: boolean;
  readonly passo: boolean;
  readonly moldura: 'publica' | 'entrada' | undefined;
}

/** Public pages that are whole without an answer of the server. */
const INTEIRAS: Partial<Record<string, () => ReactNode>> = { '/login': TelaLogin, '/cadastro': TelaCadastro };

type Para = 'sim' | 'nao' | 'todos';

/**
 * The page before any script has run, as HTML, and its readers: people with a session, without one, or everybody. The
 * same components draw it while the app is built: it holds no answer of the server, and nothing in it can be used yet.
 */
export async function primeiraPintura(
  rota: Rota,
  cabeca: Cabeca,
): Promise<{ readonly html: string; readonly comSessao: Para }> {
  const Inteira = INTEIRAS[rota.path];
  if (Inteira !== undefined) return { html: await desenhar(rota.path, <Inteira />), comSessao: 'nao' };
  const doApp = rota.operacao !== true && (rota.header || rota.headerComSessao === true);
  const para = rota.auth || doApp ? 'sim' : 'todos';
  return { html: await desenhar(rota.path, <Moldura rota={rota} cabeca={cabeca} doApp={doApp} />), comSessao: para };
}

interface MolduraProps {
  readonly rota: Rota;
  readonly cabeca: Cabeca;
  /** Inside of the app's own frame. */
  readonly doApp: boolean;
}

/**
 * The frame, the title of the screen, and the shape of the coming parts: words, so that something is read in the first
 * moment.
 */
function Moldura({ rota, cabeca, doApp }: MolduraProps) {
  const conteudo = cabeca.passo || cabeca.moldura !== undefined ? <Passo rota={rota} cabeca={cabeca} /> : null;
  if (cabeca.moldura === 'entrada') return <MolduraLogin>{conteudo}</MolduraLogin>;
  if (cabeca.moldura === 'publica') return <QuadroPublico>{conteudo}</QuadroPublico>;
  return (
    <>
      {doApp && <Cabecalho pathname={rota.path} />}
      {conteudo ?? <Tela rota={rota} cabeca={cabeca} />}
      {doApp && rota.bottomMenu && <BarraInferior pathname={rota.path} />}
    </>
  );
}

interface ParteProps {
  readonly rota: Rota;
  readonly cabeca: Cabeca;
}

function Passo({ rota, cabeca: { titulo = rota.titulo, moldura } }: ParteProps) {
  if (moldura === 'entrada')
    return (
      <>
        <h1>{titulo}</h1>
        <Espera />
      </>
    );
  return (
    <div className={passo['quadro']}>
      <div className={passo['passo']}>
        <div className={passo['topo']}>
          <i className="rt-primeira-voltar" />
        </div>
        <h1>{titulo}</h1>
        <Espera />
      </div>
    </div>
  );
}

function Tela({ rota, cabeca: { titulo = rota.titulo, largura = 'larga', interna, semTitulo } }: ParteProps) {
  return (
    <div className={pagina['pagina']} data-largura={largura}>
      {!semTitulo && (
        <div className={pagina['topo']} data-interna={interna || undefined}>
          {interna && (
            <span className={pagina['voltar']}>
              <i className="rt-primeira-voltar" />
            </span>
          )}
          <div className={pagina['titulos']}>
            <h1>{titulo}</h1>
          </div>
        </div>
      )}
      <Espera />
    </div>
  );
}

function Espera() {
  return (
    <div className="rt-primeira-espera">
      <i />
      <i />
      <i />
    </div>
  );
}

async function desenhar(path: string, tela: ReactNode): Promise<string> {
  const raiz = createRootRoute({ component: () => tela });
  const router = createRouter({
    routeTree: raiz.addChildren([createRoute({ getParentRoute: () => raiz, path: '$' })]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const { prelude } = await prerender(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return (
    (await new Response(prelude).text())
      // The content policy lets no element bring a style of its own: an element that such a style would place waits
      // unseen.
      .replace(/ style="[^"]*\b(?:left|top):[^"]*"/g, ' data-espera=""')
      .replace(/ style="[^"]*"/g, '')
      .replace(/<!--.*?-->/g, '')
      // Lists that open are of no use yet.
      .replace(/<div[^>]* popover="auto".*?<\/div>/g, '')
      // Names that the page itself is about to give.
      .replace(/ (?:id|for|autofocus|popovertarget|aria-describedby|aria-labelledby|aria-controls)="[^"]*"/gi, '')
      // A browser must not fill in a field that nobody can send.
      .replace(/<input[^>]*>/g, (campo) => campo.replace(/ (?:type|name|autoComplete|inputMode|value)="[^"]*"/g, ''))
      .replace(/<link rel="preload"[^>]*>/g, '')
  );
}
