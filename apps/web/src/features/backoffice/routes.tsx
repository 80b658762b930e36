import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of this feature, one row per finished route. */
export const routes: readonly LinhaTela[] = [
  { path: '/backoffice', load: () => import('./screens/operacao.tsx').then((m) => m.TelaOperacao) },
  { path: '/backoffice/{fila}', load: () => import('../../app/operacao/fila.tsx').then((m) => m.TelaFila) },
  { path: '/backoffice/pessoas/{id}', load: () => import('./pessoas/tela-da-pessoa.tsx').then((m) => m.TelaPessoa) },
  { path: '/backoffice/marketing/{id}', load: () => import('../marketing/mesa/campanhas/tela-da-campanha.tsx').then((m) => m.TelaCampanha) },
];
