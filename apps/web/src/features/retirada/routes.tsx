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
  {
    path: '/carteira/retirada/automatica',
    load: () => import('./screens/automatica.tsx').then((m) => m.TelaRetiradaAutomatica),
  },
  { path: '/carteira/contas', load: () => import('./screens/minhas-contas.tsx').then((m) => m.TelaContas) },
  {
    path: '/carteira/conta/cadastrar',
    load: () => import('./screens/conta-cadastrar.tsx').then((m) => m.TelaContaCadastrar),
  },
  {
    path: '/carteira/conta/{id}/verificar',
    load: () => import('./screens/conta-verificar.tsx').then((m) => m.TelaContaVerificar),
  },
  {
    path: '/carteira/retirar/documento',
    load: () => import('./screens/retirar-documento.tsx').then((m) => m.TelaRetirarDocumento),
  },
];
