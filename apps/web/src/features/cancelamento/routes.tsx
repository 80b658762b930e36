import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  {
    path: '/grupo/membro/{id}/cancelamento/informacoes',
    load: () => import('./screens/informacoes.tsx').then((m) => m.TelaInformacoes),
  },
  {
    path: '/grupo/membro/{id}/cancelamento/escolha',
    load: () => import('./screens/escolha.tsx').then((m) => m.TelaEscolhaDaSaida),
  },
  {
    path: '/grupo/membro/{id}/cancelamento/cancelar',
    load: () => import('./screens/cancelar.tsx').then((m) => m.TelaCancelar),
  },
  {
    path: '/grupo/membro/{id}/cancelamento/sucesso',
    load: () => import('./screens/sucesso.tsx').then((m) => m.TelaSaidaConfirmada),
  },
  {
    path: '/grupo/membro/fidelidade/{id}/cancelamento/informacoes',
    load: () => import('./screens/fidelidade-membro.tsx').then((m) => m.TelaFidelidadeDoMembro),
  },
  {
    path: '/grupo/admin/fidelidade/{id}/cancelamento/informacoes',
    load: () => import('./screens/fidelidade-admin.tsx').then((m) => m.TelaFidelidadeDoAdministrador),
  },
  {
    path: '/inadimplencia/motivo',
    load: () => import('./atraso/screens/motivo-do-atraso.tsx').then((m) => m.TelaMotivoDoAtraso),
  },
  {
    path: '/grupo/admin/{id}/cancelamento/informacoes',
    load: () => import('./fim/screens/informacoes-do-fim.tsx').then((m) => m.TelaInformacoesDoFim),
  },
  {
    path: '/grupo/admin/{id}/cancelamento/motivo',
    load: () => import('./fim/screens/motivo-do-fim.tsx').then((m) => m.TelaMotivoDoFim),
  },
  {
    path: '/grupo/admin/{id}/cancelamento/cancelar',
    load: () => import('./fim/screens/cancelar-grupo.tsx').then((m) => m.TelaCancelarGrupo),
  },
  {
    path: '/grupo/admin/{id}/cancelamento/sucesso',
    load: () => import('./fim/screens/grupo-encerrado.tsx').then((m) => m.TelaGrupoEncerrado),
  },
];
