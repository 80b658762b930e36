import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/portal-privacidade', load: () => import('./screens/portal.tsx').then((m) => m.TelaPortalPrivacidade) },
  { path: '/politicas-privacidade', load: () => import('./screens/politicas.tsx').then((m) => m.TelaPoliticas) },
  { path: '/excluir-conta', load: () => import('./screens/excluir-conta.tsx').then((m) => m.TelaExcluirConta) },
  { path: '/unsubscribe/{hash}', load: () => import('./screens/unsubscribe.tsx').then((m) => m.TelaUnsubscribe) },
];
