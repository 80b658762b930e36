import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/loteria', load: () => import('./screens/boloes.tsx').then((m) => m.TelaBoloes) },
  { path: '/loteria/{id}', load: () => import('./bolao/screens/bolao.tsx').then((m) => m.TelaBolao) },
  { path: '/loteria/{id}/prova', load: () => import('./prova/screens/prova.tsx').then((m) => m.TelaProva) },
  {
    path: '/loteria/jogo-responsavel',
    load: () => import('./jogo-responsavel/screens/jogo-responsavel.tsx').then((m) => m.TelaJogoResponsavel),
  },
  {
    path: '/meus-grupos/loteria/{grupoId}',
    load: () => import('./meu-bolao/screens/meu-bolao.tsx').then((m) => m.TelaMeuBolao),
  },
  {
    path: '/meus-grupos/historico',
    load: () => import('./meu-bolao/screens/historico.tsx').then((m) => m.TelaHistoricoDeBoloes),
  },
];
