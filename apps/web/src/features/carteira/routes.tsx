import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  {
    path: '/pix-programado',
    load: () => import('./programado/screens/pix-programado.tsx').then((m) => m.TelaPixProgramado),
  },
  { path: '/carteira/creditos', load: () => import('./screens/carteira.tsx').then((m) => m.TelaCarteira) },
  {
    path: '/carteira/creditos/extrato/{id}',
    load: () => import('./extrato/screens/comprovante.tsx').then((m) => m.TelaComprovante),
  },
  {
    path: '/carteira/creditos/estorno/sucesso',
    load: () => import('./estorno/screens/estorno-sucesso.tsx').then((m) => m.TelaEstornoSucesso),
  },
  {
    path: '/carteira/creditos/estorno/erro',
    load: () => import('./estorno/screens/estorno-erro.tsx').then((m) => m.TelaEstornoErro),
  },
  {
    path: '/carteira/adicionar/valor',
    load: () => import('./recarga/screens/adicionar-valor.tsx').then((m) => m.TelaAdicionarValor),
  },
  {
    path: '/carteira/recibo/{tipo}/{id}',
    load: () => import('./recibos/screens/recibo.tsx').then((m) => m.TelaRecibo),
  },
  { path: '/carteira/informe', load: () => import('./informe/screens/informe.tsx').then((m) => m.TelaInforme) },
  {
    path: '/carteira/fatura/extrato/{id}',
    load: () => import('./faturas/screens/fatura-extrato.tsx').then((m) => m.TelaFaturaExtrato),
  },
  {
    path: '/carteira/fatura/resumo/{id}',
    load: () => import('./faturas/screens/fatura-resumo.tsx').then((m) => m.TelaFaturaResumo),
  },
  {
    path: '/carteira/recebimentos/grupo/{id}',
    load: () => import('./recebimentos/screens/recebimentos-grupo.tsx').then((m) => m.TelaRecebimentosGrupo),
  },
  {
    path: '/carteira/recebimentos/grupo/{id}/extrato',
    load: () => import('./recebimentos/screens/recebimentos-extrato.tsx').then((m) => m.TelaRecebimentosExtrato),
  },
];
