import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/login', load: () => import('./login/screens/login.tsx').then((m) => m.TelaLogin) },
  {
    path: '/login/pin/liberacao',
    load: () => import('./aparelhos/screens/liberacao.tsx').then((m) => m.TelaLiberacao),
  },
  {
    path: '/esqueci-a-senha',
    load: () => import('./senha/screens/esqueci-a-senha.tsx').then((m) => m.TelaEsqueciASenha),
  },
  {
    path: '/recuperar-senha/{id}',
    load: () => import('./senha/screens/recuperar-senha.tsx').then((m) => m.TelaRecuperarSenha),
  },
  {
    path: '/senha-expirada',
    load: () => import('./senha/screens/senha-expirada.tsx').then((m) => m.TelaSenhaExpirada),
  },
  { path: '/nova-senha/{id}', load: () => import('./senha/screens/nova-senha.tsx').then((m) => m.TelaNovaSenha) },
  {
    path: '/seguranca/liberacao/{hash}',
    load: () => import('./aparelhos/screens/liberacao-por-link.tsx').then((m) => m.TelaLiberacaoPorLink),
  },
  { path: '/seguranca/pendente', load: () => import('./aparelhos/screens/pendente.tsx').then((m) => m.TelaPendente) },
  { path: '/seguranca/pin', load: () => import('./login/screens/segundo-fator.tsx').then((m) => m.TelaSegundoFator) },
  {
    path: '/seguranca/bloquear/{id}',
    load: () => import('./bloqueio/screens/bloquear.tsx').then((m) => m.TelaBloquear),
  },
  {
    path: '/usuario/bloqueia/{parametro?}',
    load: () => import('./bloqueio/screens/bloqueia.tsx').then((m) => m.TelaBloqueia),
  },
];
