import { ESTADO_SUCESSAO, MOTIVO_DA_SUCESSAO } from '@rateia/domain/grupos/sucessao';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const membro = z.object({ idMembro: c.idResposta, nome: z.string() });

/** Groups that should change hands, of which none is asked now: nobody may take over, it was asked once, or the next round asks. */
const PARADOS = ['ninguemPode', 'jaTerminou', 'vaiAbrir'] as const;

const daMesa = z.object({
  grupo: z.object({ id: c.idResposta, nome: z.string() }),
  administrador: z.object({ id: c.idResposta, nome: z.string() }),
  motivo: z.enum(todosOsIds(MOTIVO_DA_SUCESSAO)),
  /** The handing over that is open; null for a group that is stuck. */
  aberta: z
    .object({
      estado: z.enum(todosOsIds(ESTADO_SUCESSAO)),
      abertaEm: c.instante,
      ate: c.instante,
      /** The member who was asked. */
      convidado: membro.nullable(),
      /** Those who offered themselves and may still take over, with the seats that chose each. */
      candidatos: z.array(membro.extend({ vagas: z.int() })),
      /** Seats that voted, and seats that may. */
      votaram: z.int(),
      totalDeVagas: z.int(),
      /** The candidate who would take over if the time ended now; without one the group would end. */
      assumiria: membro.nullable(),
    })
    .nullable(),
  parado: z.enum(PARADOS).nullable(),
});

const deUm = {
  auth: 'operador',
  params: c.idParam.meta({ description: 'The group' }),
  idempotente: true,
  response: c.vazio,
} as const;
const erros = ['semPermissao', 'grupoNaoEncontrado', 'sucessaoNaoPermitida'] as const;
const mensagem = c.textoLongo(1_000, 5);

/** Groups that change hands, as the operation sees them (REGRAS 2.15, 2.30). */
export const backofficeSucessoes = {
  getSucessoesDaMesa: chamada({
    method: 'GET',
    path: '/backoffice/sucessoes',
    auth: 'operador',
    resumo: 'Groups that change hands, the first deadline first, then those that should and are stuck (REGRAS 2.30).',
    response: z.object({ itens: z.array(daMesa) }),
    errors: ['semPermissao'],
  }),
  nomearSucessor: chamada({
    method: 'POST',
    path: '/backoffice/sucessoes/{id}/nomear',
    ...deUm,
    resumo: 'The lead appoints one of those who offered themselves, before the end of the choice (REGRAS 2.30).',
    body: z.object({ idMembro: c.idResposta, mensagem }),
    errors: erros,
  }),
  encerrarSucessao: chamada({
    method: 'POST',
    path: '/backoffice/sucessoes/{id}/encerrar',
    ...deUm,
    resumo: 'The lead ends the choice now, and the end of the group is set as when nobody takes it over (REGRAS 2.30).',
    body: z.object({ mensagem }),
    errors: erros,
  }),
};
