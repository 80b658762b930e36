import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/grupos', load: () => import('./vitrine/screens/grupos.tsx').then((m) => m.TelaGrupos) },
  { path: '/pesquisa', load: () => import('./vitrine/screens/pesquisa.tsx').then((m) => m.TelaPesquisa) },
  { path: '/grupo/{id}', load: () => import('./pagina/screens/grupo.tsx').then((m) => m.TelaGrupo) },
  {
    path: '/sobre-administrador/{id}',
    load: () => import('./administrador/screens/sobre-administrador.tsx').then((m) => m.TelaSobreAdministrador),
  },
  {
    path: '/grupo/reportar/{id}',
    load: () => import('./reportar/screens/reportar.tsx').then((m) => m.TelaReportar),
  },
  {
    path: '/webhook/grupo/renovar/{id}',
    load: () => import('./renovar/screens/renovar.tsx').then((m) => m.TelaRenovar),
  },
  {
    path: '/grupo/compartilhar',
    load: () => import('./compartilhar/screens/compartilhar.tsx').then((m) => m.TelaCompartilhar),
  },
  { path: '/meus-grupos', load: () => import('./pagina/screens/meus-grupos.tsx').then((m) => m.TelaMeusGrupos) },
  {
    path: '/grupo/membro/{id}',
    load: () => import('./pagina/screens/grupo-membro.tsx').then((m) => m.TelaGrupoMembro),
  },
  {
    path: '/grupo/membro/{id}/vencimento',
    load: () => import('./vencimento/screens/vencimento.tsx').then((m) => m.TelaVencimento),
  },
  { path: '/grupo/admin/{id}', load: () => import('./pagina/screens/grupo-admin.tsx').then((m) => m.TelaGrupoAdmin) },
  { path: '/grupo/admin/{id}/enviar', load: () => import('./acesso/screens/enviar.tsx').then((m) => m.TelaEnviar) },
  {
    path: '/grupo/admin/{id}/mensagem',
    load: () => import('./conversa/screens/conversa.tsx').then((m) => m.TelaConversaDoAdministrador),
  },
  {
    path: '/grupo/membro/{id}/mensagem',
    load: () => import('./conversa/screens/conversa.tsx').then((m) => m.TelaConversaDoMembro),
  },
  { path: '/grupo/admin/{id}/membro', load: () => import('./membro/screens/membro.tsx').then((m) => m.TelaMembro) },
  {
    path: '/grupo/admin/{id}/membro/remover',
    load: () => import('./membro/screens/remover.tsx').then((m) => m.TelaRemoverMembro),
  },
  {
    path: '/grupo/admin/{id}/convidar',
    load: () => import('./convites/screens/convidar.tsx').then((m) => m.TelaConvidar),
  },
  { path: '/grupo/convite/{id}', load: () => import('./convites/screens/convite.tsx').then((m) => m.TelaConvite) },
  { path: '/grupo/admin/{id}/liberar', load: () => import('./vida/screens/liberar.tsx').then((m) => m.TelaLiberar) },
  { path: '/grupo/{id}/sucessao', load: () => import('./sucessao/screens/sucessao.tsx').then((m) => m.TelaSucessao) },
  {
    path: '/grupo/admin/{id}/alterar-valor',
    load: () => import('./valor/screens/alterar-valor.tsx').then((m) => m.TelaAlterarValor),
  },
  {
    path: '/grupo/{id}/dados-acesso',
    load: () => import('./acesso/screens/dados-acesso.tsx').then((m) => m.TelaDadosAcesso),
  },
];
