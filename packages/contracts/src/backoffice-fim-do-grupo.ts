import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const mensagem = c.textoLongo(1000, 5);
const decidido = z.object({ statusId: z.int() });

/** The end of a group by the operation, with its consequences shown before; part of the back office (REGRAS 2.1). */
export const backofficeFimDoGrupo = {
  getFimDoGrupo: chamada({
    method: 'GET',
    path: '/backoffice/grupos/{id}/fim',
    auth: 'operador',
    resumo: 'The effects of ending a group on its members and their money, now or on a date (REGRAS 2.1, 2.9).',
    params: c.idParam,
    response: z.object({
      nome: z.string(),
      statusId: z.int(),
      administrador: z.string(),
      membros: z.int(),
      /** The last day, where one is set. */
      fimEm: c.dia.nullable(),
      podeReverter: z.boolean(),
      /** The sums that go back if it ends now; null where it cannot. */
      agora: z.object({ parte: c.valor, taxa: c.valor, caucao: c.valor, total: c.valor }).nullable(),
      /** The day that may be set, the deposits held today, and members whose month it cuts; null where none may be. */
      noFim: z.object({ em: c.dia, caucao: c.valor, mesesCortados: z.int() }).nullable(),
    }),
    errors: ['semPermissao', 'grupoNaoEncontrado'],
  }),
  cancelarGrupo: chamada({
    method: 'POST',
    path: '/backoffice/grupos/{id}/cancelar',
    auth: 'operador',
    confirma: true,
    idempotente: true,
    resumo:
      'Ends a group now, and gives the rest of the month and the deposits back: any live status → 55 (REGRAS 2.1, 2.9).',
    params: c.idParam,
    body: z.object({ mensagem }),
    response: decidido,
    errors: ['semPermissao', 'grupoNaoEncontrado', 'transicaoRecusada'],
  }),
  agendarFimDoGrupo: chamada({
    method: 'POST',
    path: '/backoffice/grupos/{id}/agendar-fim',
    auth: 'operador',
    idempotente: true,
    resumo: 'Sets the end of a group on the day that was proposed: 4/52/76 → 77 (REGRAS 2.1).',
    params: c.idParam,
    body: z.object({ em: c.diaDado(), mensagem }),
    response: decidido,
    errors: ['semPermissao', 'grupoNaoEncontrado', 'transicaoRecusada', 'conflito'],
  }),
  reverterFimDoGrupo: chamada({
    method: 'POST',
    path: '/backoffice/grupos/{id}/reverter-fim',
    auth: 'operador',
    idempotente: true,
    resumo: 'Takes a set end back while nobody has moved because of it: 77 → 4/52/76 (REGRAS 2.1).',
    params: c.idParam,
    body: z.object({ mensagem }),
    response: decidido,
    errors: ['semPermissao', 'grupoNaoEncontrado', 'transicaoRecusada'],
  }),
};
