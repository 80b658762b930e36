import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/rede', load: () => import('./screens/rede.tsx').then((m) => m.TelaRede) },
  { path: '/perfil/rede', load: () => import('./screens/minha-rede.tsx').then((m) => m.TelaMinhaRede) },
  { path: '/perfil/rede/buscar', load: () => import('./screens/buscar.tsx').then((m) => m.TelaBuscarNaRede) },
];
