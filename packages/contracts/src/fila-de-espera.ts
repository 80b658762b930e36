import * as c from './campos.ts';
import { chamada } from './chamada.ts';

/** The list of interest of a group that is full; part of the groups (REGRAS 2.10). */
export const filaDeEspera = {
  createInteresse: chamada({
    method: 'POST',
    path: '/grupo/{id}/avise-me',
    auth: 'usuario',
    resumo: 'Asks to be told when a seat opens: free, and the first ones buy before the others (REGRAS 2.10).',
    params: c.idParam,
    response: c.vazio,
    errors: ['grupoNaoEncontrado', 'jaParticipa', 'administradorNaoAssina', 'temVagaAgora'],
  }),
  deleteInteresse: chamada({
    method: 'DELETE',
    path: '/grupo/{id}/avise-me',
    auth: 'usuario',
    resumo: 'Takes the wish to be told back (REGRAS 2.10).',
    params: c.idParam,
    response: c.vazio,
    errors: ['grupoNaoEncontrado'],
  }),
};
