import type { AnyRoute } from '@tanstack/react-router';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { definirNavegador } from '../lib/navegador.ts';
import { paths } from '../lib/paths.ts';
import { carregarPedaco } from '../lib/pedacos.ts';
import type { Rota } from '../lib/rotas.ts';
import { rotas } from '../lib/rotas.ts';
import { sessaoAtual } from '../lib/sessao.ts';
import type { LinhaTela } from '../lib/tela.ts';
import { destinoDepoisDoLogin, guardar } from './guarda.ts';
import { ErroDaPagina } from './paginas/erro-da-pagina.tsx';
import { Raiz } from './raiz.tsx';
import { carregarQuadro } from './shell/carregar.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly rota?: Rota;
  }
}

/** The file with the screens of every feature: /login does not need it, and a logged-in person gets it at once. */
function carregarTelas() {
  return import('./telas.ts');
}
// If the screens do not load, the code that waits for them says so.
if (sessaoAtual.existe()) carregarTelas().catch(() => undefined);

const NaoEncontrada = lazyRouteComponent(
  () => carregarPedaco('nao-encontrada', () => import('./paginas/nao-encontrada.tsx')),
  'NaoEncontrada',
);

const raiz = createRootRoute({ component: Raiz, notFoundComponent: NaoEncontrada, errorComponent: ErroDaPagina });

/** The three frames of the product: pages without header, the app with header and bars, the operation with its sidebar. */
const quadros = {
  publico: createRoute({ getParentRoute: () => raiz, id: 'publico' }),
  app: createRoute({
    getParentRoute: () => raiz,
    id: 'app',
    component: lazyRouteComponent(() => carregarPedaco('quadro-app', carregarQuadro), 'QuadroApp'),
  }),
  operacao: createRoute({
    getParentRoute: () => raiz,
    id: 'operacao',
    component: lazyRouteComponent(
      () => carregarPedaco('quadro-operacao', () => import('./shell/quadro-operacao.tsx')),
      'QuadroOperacao',
    ),
  }),
};

const inicio = createRoute({
  getParentRoute: () => raiz,
  path: '/',
  beforeLoad: ({ location }) => {
    throw redirect({ href: paths.login() + location.searchStr, replace: true });
  },
});

function doQuadro(quadro: keyof typeof quadros): AnyRoute[] {
  return rotas.filter((rota) => quadroDe(rota) === quadro).map((rota) => rotaDoRoteador(rota, quadros[quadro]));
}

const arvore = raiz.addChildren([
  inicio,
  quadros.publico.addChildren(doQuadro('publico')),
  quadros.app.addChildren(doQuadro('app')),
  quadros.operacao.addChildren(doQuadro('operacao')),
]);

export const router = createRouter({
  routeTree: arvore,
  scrollRestoration: true,
  defaultPreload: false,
  defaultPendingMs: 400,
  defaultErrorComponent: ErroDaPagina,
  parseSearch: (busca) => Object.fromEntries(new URLSearchParams(busca)),
  stringifySearch: (busca) => {
    const texto = new URLSearchParams(
      Object.entries(busca).flatMap(([nome, valor]) => (valor === undefined ? [] : [[nome, String(valor)]])),
    ).toString();
    return texto === '' ? '' : `?${texto}`;
  },
});

definirNavegador({
  ir: async (href, { substitui, fica }) => {
    // A page that is being left no longer writes in the address: a late search must not undo the click on a result.
    if (fica && saindoDaPagina()) return;
    await router.navigate({ href, replace: substitui, resetScroll: !fica });
  },
  voltar: () => {
    const pode = router.history.canGoBack();
    if (pode) router.history.back();
    return pode;
  },
  rota: () => router.state.matches.at(-1)?.staticData.rota,
  destinoDoLogin: destinoDepoisDoLogin,
});

function saindoDaPagina(): boolean {
  const { location, resolvedLocation } = router.state;
  return resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname;
}

function quadroDe(rota: Rota): keyof typeof quadros {
  if (rota.operacao === true) return 'operacao';
  return rota.header || rota.headerComSessao === true ? 'app' : 'publico';
}

function rotaDoRoteador(rota: Rota, pai: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => pai,
    path: paraTanstack(rota.path),
    staticData: { rota },
    beforeLoad: async ({ location }) => {
      // The route has a row all the same: without it a parameter would take `/grupo/compartilhar` for a group.
      if (rota.estado === 'pendente') throw notFound();
      // The screen comes while the guard asks the server; if it does not come, where it is waited for says so.
      if (rota.redireciona === undefined && (sessaoAtual.existe() || !rota.auth))
        carregarTela(rota).catch(() => undefined);
      const desvio = await guardar(rota, { href: location.href, busca: location.search });
      if (desvio === 'nao-encontrada') throw notFound();
      if (desvio !== undefined) throw redirect({ href: desvio, replace: true });
    },
    ...(rota.redireciona === undefined
      ? { component: lazyRouteComponent(() => carregarPedaco(rota.path, () => carregarTela(rota))) }
      : {}),
  });
}

async function carregarTela(rota: Rota): Promise<{ readonly default: Awaited<ReturnType<LinhaTela['load']>> }> {
  // The one screen that does without the list of all the others.
  if (rota.path === '/login')
    return { default: (await import('../features/sessao/login/screens/login.tsx')).TelaLogin };
  const tela = (await carregarTelas()).telaDa(rota);
  if (tela === undefined) throw new Error(`no screen for ${rota.path}`);
  return { default: await tela.load() };
}

/** `/grupo/{id}` → `/grupo/$id`; `{id?}` → `{-$id}`. */
function paraTanstack(path: string): string {
  return path.replace(/\{(\w+)\?\}/g, '{-$$$1}').replace(/\{(\w+)\}/g, '$$$1');
}
