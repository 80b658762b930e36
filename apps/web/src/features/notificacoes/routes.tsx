import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/notificacoes', load: () => import('./screens/notificacoes.tsx').then((m) => m.TelaNotificacoes) },
  { path: '/notificacoes/detalhe', load: () => import('./screens/detalhe.tsx').then((m) => m.TelaDetalhe) },
  { path: '/situacao', load: () => import('./situacao/screens/situacao.tsx').then((m) => m.TelaSituacao) },
];
