import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/backoffice', load: () => import('./screens/operacao.tsx').then((m) => m.TelaOperacao) },
];
