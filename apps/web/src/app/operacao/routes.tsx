import type { LinhaTela } from '../../lib/tela.ts';

/** Screens of the operation that put the desks of several features together. */
export const routes: readonly LinhaTela[] = [
  { path: '/backoffice/{fila}', load: () => import('./fila.tsx').then((m) => m.TelaFila) },
  { path: '/backoffice/pessoas/{id}', load: () => import('./pessoa.tsx').then((m) => m.TelaPessoaComGrupos) },
  {
    path: '/backoffice/marketing/{id}',
    load: () => import('../../features/marketing/mesa/campanhas/tela-da-campanha.tsx').then((m) => m.TelaCampanha),
  },
];
