import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/loteria', load: () => import('./screens/boloes.tsx').then((m) => m.TelaBoloes) },
  { path: '/loteria/{id}', load: () => import('./bolao/screens/bolao.tsx').then((m) => m.TelaBolao) },
];
