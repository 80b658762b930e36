import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const ATOS = ['novaData', 'pausar', 'pagar', 'adicionar', 'conversar', 'sair', 'relatar'] as const;
const token = c.texto(300, 1).meta({ description: 'The signed part of the link' });

/** The public page of a late invoice, by a signed link and without a login (spec B§2, B§7; REGRAS 2.8). */
export const cancelamentoPorAtraso = {
  getInadimplencia: chamada({
    method: 'GET',
    path: '/cancelamento/inadimplencia',
    auth: 'publica',
    resumo: 'The late invoice of a signed link, with the possible answers (spec B§7; REGRAS 2.8).',
    query: z.object({ token }),
    response: z.object({
      grupo: z.object({ id: c.idResposta, nome: z.string() }),
      idFatura: c.idResposta,
      valor: c.valor,
      vencimento: c.dia,
      /** Nothing is owed any more: it was paid, or the deposit paid it, or it ended. */
      resolvida: z.boolean(),
      /** The answer that already changed the collection of this invoice. */
      resposta: z.object({ ato: z.enum(['novaData', 'pausar']), novaData: c.dia.nullable() }).nullable(),
      motivos: z.array(z.object({ id: z.int(), descricao: z.string(), ato: z.enum(ATOS) })),
      datas: z.object({ de: c.dia, ate: c.dia }).nullable(),
      /** The day until which the deposit is to be rebuilt, if the cycle is paused now. */
      reconstruirAte: c.dia,
    }),
    errors: ['linkDeAtrasoInvalido'],
  }),
  updateMotivoInadimplencia: chamada({
    method: 'PUT',
    path: '/cancelamento/inadimplencia/motivo',
    auth: 'publica',
    resumo: 'An answer to a late invoice; a new date and a pause happen at once (spec B§7; REGRAS 2.8).',
    body: z.object({
      token,
      motivo: c.inteiro(0, 32_767),
      novaData: c.diaDado().optional().meta({ description: 'With the answer that asks for another date' }),
    }),
    response: z.object({ ato: z.enum(ATOS), novaData: c.dia.nullable() }),
    errors: ['linkDeAtrasoInvalido', 'atrasoResolvido', 'atrasoRespondido', 'pausaNaoPermitida', 'dataForaDoPrazo'],
  }),
};
