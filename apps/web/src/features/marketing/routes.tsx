import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/r/{link}', load: () => import('./screens/link-curto.tsx').then((m) => m.TelaLinkCurto) },
  { path: '/versao', load: () => import('./screens/versao.tsx').then((m) => m.TelaVersao) },
  { path: '/ajuda', load: () => import('./screens/ajuda.tsx').then((m) => m.TelaAjuda) },
  { path: '/black-week', load: () => import('./screens/black-week.tsx').then((m) => m.TelaBlackWeek) },
  { path: '/clube', load: () => import('./clube/screens/clube.tsx').then((m) => m.TelaClube) },
  { path: '/plus', load: () => import('./plus/screens/plus.tsx').then((m) => m.TelaPlus) },
];
