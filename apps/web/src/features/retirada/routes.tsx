import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/carteira/retirada/valor', load: () => import('./screens/valor.tsx').then((m) => m.TelaRetiradaValor) },
  { path: '/carteira/retirar/contas', load: () => import('./screens/contas.tsx').then((m) => m.TelaRetirarContas) },
  { path: '/carteira/retirada/resumo', load: () => import('./screens/resumo.tsx').then((m) => m.TelaRetiradaResumo) },
  {
    path: '/carteira/retirada/autorizar',
    load: () => import('./screens/autorizar.tsx').then((m) => m.TelaRetiradaAutorizar),
  },
  {
    path: '/carteira/retirada/sucesso',
    load: () => import('./screens/sucesso.tsx').then((m) => m.TelaRetiradaSucesso),
  },
];
