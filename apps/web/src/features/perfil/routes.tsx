import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/perfil/seguranca', load: () => import('./seguranca/screens/seguranca.tsx').then((m) => m.TelaSeguranca) },
  { path: '/perfil', load: () => import('./screens/perfil.tsx').then((m) => m.TelaPerfil) },
  { path: '/perfil/edicao', load: () => import('./screens/edicao.tsx').then((m) => m.TelaEdicao) },
  {
    path: '/perfil/dados-fiscais',
    load: () => import('./screens/dados-fiscais.tsx').then((m) => m.TelaDadosFiscaisDoPerfil),
  },
  {
    path: '/perfil/relatar-problema',
    load: () => import('./chamados/screens/relatar-problema.tsx').then((m) => m.TelaRelatarProblema),
  },
  {
    path: '/perfil/preferencias-de-comunicacao',
    load: () =>
      import('./preferencias/screens/preferencias-de-comunicacao.tsx').then((m) => m.TelaPreferenciasDeComunicacao),
  },
  { path: '/perfil/bug-bounty', load: () => import('./screens/bug-bounty.tsx').then((m) => m.TelaBugBounty) },
  {
    path: '/perfil/telefone/validar',
    load: () => import('./contatos/screens/telefone-validar.tsx').then((m) => m.TelaTelefoneValidar),
  },
  {
    path: '/perfil/alterar/telefone',
    load: () => import('./contatos/screens/alterar-telefone.tsx').then((m) => m.TelaAlterarTelefone),
  },
  {
    path: '/perfil/alterar/telefone/pin',
    load: () => import('./contatos/screens/alterar-telefone-pin.tsx').then((m) => m.TelaAlterarTelefonePin),
  },
  {
    path: '/perfil/aviso/alterar-email',
    load: () => import('./contatos/screens/aviso-alterar-email.tsx').then((m) => m.TelaAvisoAlterarEmail),
  },
  { path: '/perfil/email/pin', load: () => import('./contatos/screens/email-pin.tsx').then((m) => m.TelaEmailPin) },
  {
    path: '/perfil/alterar/email',
    load: () => import('./contatos/screens/alterar-email.tsx').then((m) => m.TelaAlterarEmail),
  },
  {
    path: '/perfil/informacoes/{usuarioId}',
    load: () => import('./screens/informacoes.tsx').then((m) => m.TelaInformacoes),
  },
  {
    path: '/seguranca/desfazer-email/{hash}',
    load: () => import('./contatos/screens/desfazer-email.tsx').then((m) => m.TelaDesfazerEmail),
  },
];
