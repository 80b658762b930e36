import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/novo-grupo/escolha', load: () => import('./servico/screens/escolha.tsx').then((m) => m.TelaEscolha) },
  { path: '/novo-grupo/servicos', load: () => import('./servico/screens/servicos.tsx').then((m) => m.TelaServicos) },
  {
    path: '/novo-grupo/personalizar',
    load: () => import('./servico/screens/personalizar.tsx').then((m) => m.TelaPersonalizar),
  },
  {
    path: '/novo-grupo/{servico}/planos',
    load: () => import('./servico/screens/planos.tsx').then((m) => m.TelaPlanos),
  },
  {
    path: '/novo-grupo/{servico}/valores',
    load: () => import('./proposta/screens/valores.tsx').then((m) => m.TelaValores),
  },
  {
    path: '/novo-grupo/{servico}/dados-grupo',
    load: () => import('./proposta/screens/dados-grupo.tsx').then((m) => m.TelaDadosGrupo),
  },
  {
    path: '/novo-grupo/{servico}/opcoes',
    load: () => import('./proposta/screens/opcoes.tsx').then((m) => m.TelaOpcoes),
  },
  {
    path: '/novo-grupo/{servico}/resumo',
    load: () => import('./proposta/screens/resumo.tsx').then((m) => m.TelaResumo),
  },
  {
    path: '/novo-grupo/{servico}/privado',
    load: () => import('./proposta/screens/privado.tsx').then((m) => m.TelaPrivado),
  },
  {
    path: '/novo-grupo/{servico}/sucesso',
    load: () => import('./resultado/screens/sucesso.tsx').then((m) => m.TelaSucesso),
  },
  {
    path: '/novo-grupo/cadastro/dados-acesso/{nomeUrl}',
    load: () => import('./resultado/screens/dados-acesso.tsx').then((m) => m.TelaDadosDeAcesso),
  },
  {
    path: '/novo-grupo/fidelidade',
    load: () => import('./servico/screens/fidelidade.tsx').then((m) => m.TelaFidelidade),
  },
  {
    path: '/novo-grupo/{servico}/analise',
    load: () => import('./resultado/screens/analise.tsx').then((m) => m.TelaAnalise),
  },
];
