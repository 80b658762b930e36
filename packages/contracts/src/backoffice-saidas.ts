import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

/** The reasons of members who leave, as the operation reads them (REGRAS 2.9). */
export const backofficeSaidas = {
  getSaidas: chamada({
    method: 'GET',
    path: '/backoffice/saidas',
    auth: 'operador',
    resumo: 'How many members gave each reason in 90 days, took the answer to it, stayed, and left (REGRAS 2.9).',
    response: z.object({
      desde: c.dia,
      itens: z.array(
        z.object({
          motivo: z.int(),
          descricao: z.string(),
          /** Members who gave this reason; a person who comes back on another day counts again. */
          responderam: z.int(),
          /** Those to whom an answer could be given, and those who took it. */
          comAjuda: z.int(),
          aceitaram: z.int(),
          /** Those who are in the group today without a date to leave, and those who left or will. */
          ficaram: z.int(),
          sairam: z.int(),
        }),
      ),
    }),
    errors: ['semPermissao'],
  }),
};
