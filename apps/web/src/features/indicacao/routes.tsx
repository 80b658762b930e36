import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/rede', load: () => import('./screens/rede.tsx').then((m) => m.TelaRede) },
  { path: '/perfil/rede', load: () => import('./screens/minha-rede.tsx').then((m) => m.TelaMinhaRede) },
  { path: '/perfil/rede/buscar', load: () => import('./screens/buscar.tsx').then((m) => m.TelaBuscarNaRede) },
  { path: '/indicacao', load: () => import('./indicacoes/screens/indicacao.tsx').then((m) => m.TelaIndicacao) },
  {
    path: '/carteira/indicacoes',
    load: () => import('./indicacoes/screens/carteira-indicacoes.tsx').then((m) => m.TelaCarteiraIndicacoes),
  },
  {
    path: '/carteira/indicacoes/extrato/{id}',
    load: () => import('./indicacoes/screens/indicacao-extrato.tsx').then((m) => m.TelaIndicacaoExtrato),
  },
];
