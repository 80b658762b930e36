import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/backoffice', load: () => import('./screens/operacao.tsx').then((m) => m.TelaOperacao) },
  { path: '/backoffice/{fila}', load: () => import('./screens/fila.tsx').then((m) => m.TelaFila) },
  { path: '/backoffice/pessoas/{id}', load: () => import('./screens/pessoa.tsx').then((m) => m.TelaPessoa) },
  { path: '/backoffice/marketing/{id}', load: () => import('./screens/campanha.tsx').then((m) => m.TelaCampanha) },
];
