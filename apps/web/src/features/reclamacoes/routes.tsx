import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  {
    path: '/reclamacao/informacoes',
    load: () => import('./screens/informacoes.tsx').then((m) => m.TelaInformacoesDaReclamacao),
  },
  {
    path: '/reclamacao/informacoes/admin',
    load: () => import('./screens/informacoes-admin.tsx').then((m) => m.TelaInformacoesDoAdministrador),
  },
  {
    path: '/reclamacao/perguntas-frequentes',
    load: () => import('./screens/perguntas-frequentes.tsx').then((m) => m.TelaPerguntasFrequentes),
  },
  {
    path: '/reclamacao/dados-grupo',
    load: () => import('./screens/dados-grupo.tsx').then((m) => m.TelaDadosDoGrupo),
  },
  {
    path: '/reclamacao/oque-aconteceu',
    load: () => import('./screens/oque-aconteceu.tsx').then((m) => m.TelaOQueAconteceu),
  },
  {
    path: '/reclamacao/solucao-desejada',
    load: () => import('./screens/solucao-desejada.tsx').then((m) => m.TelaSolucaoDesejada),
  },
  {
    path: '/reclamacao/historico/{id?}',
    load: () => import('./screens/historico.tsx').then((m) => m.TelaHistorico),
  },
  {
    path: '/reclamacao/aceite-proposta',
    load: () => import('./screens/aceite-proposta.tsx').then((m) => m.TelaAceiteDaProposta),
  },
  {
    path: '/reclamacao/outra-solucao',
    load: () => import('./screens/outra-solucao.tsx').then((m) => m.TelaOutraSolucao),
  },
  {
    path: '/reclamacao/concluida',
    load: () => import('./screens/concluida.tsx').then((m) => m.TelaConcluida),
  },
  {
    path: '/reclamacao/status',
    load: () => import('./screens/status.tsx').then((m) => m.TelaStatus),
  },
  {
    path: '/reclamacoes/historico',
    load: () => import('./screens/lista.tsx').then((m) => m.TelaReclamacoes),
  },
  {
    path: '/reclamacoes/historico/{id}',
    load: () => import('./screens/detalhe.tsx').then((m) => m.TelaDetalhe),
  },
];
