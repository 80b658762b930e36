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
import { TelaLogin } from '../../features/sessao/login/screens/login.tsx';
import type { Rota } from '../../lib/rotas.ts';
import pagina from '../../ui/layout/pagina.module.css';
import { BarraInferior } from '../shell/barra-inferior.tsx';
import { Cabecalho } from '../shell/cabecalho.tsx';

/** The heading of a screen, read from its source. */
export interface Cabeca {
  titulo: string | undefined;
  largura: string | undefined;
  interna: boolean;
}

/** Public pages that are whole without an answer of the server. */
const INTEIRAS: Partial<Record<string, () => ReactNode>> = { '/login': TelaLogin, '/cadastro': TelaCadastro };

/**
 * The page before any script has run, as HTML, and its visitor; undefined where the build knows nothing of the page.
 * The same components draw it while the app is built: it holds no answer of the server, and nothing in it can be used
 * yet.
 */
export async function primeiraPintura(
  rota: Rota,
  cabeca: Cabeca,
): Promise<{ html: string; comSessao: boolean } | undefined> {
  const Inteira = INTEIRAS[rota.path];
  if (Inteira !== undefined) return { html: await desenhar(rota.path, <Inteira />), comSessao: false };
  if (rota.operacao === true || !(rota.header || rota.headerComSessao === true)) return undefined;
  return { html: await desenhar(rota.path, <Moldura rota={rota} cabeca={cabeca} />), comSessao: true };
}

/** The frame of the app, the title of the screen, and the shape of its content. */
function Moldura({ rota, cabeca: { titulo, largura = 'larga', interna } }: { rota: Rota; cabeca: Cabeca }) {
  return (
    <>
      <Cabecalho pathname={rota.path} />
      <div className={pagina['pagina']} data-largura={largura}>
        {titulo !== undefined && (
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
        <div className="rt-primeira-espera">
          <i />
          <i />
          <i />
        </div>
      </div>
      {rota.bottomMenu && <BarraInferior pathname={rota.path} />}
    </>
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
