import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

/** Limits and times away of people who play, as the operation reads them: in numbers, without names (REGRAS 2.12 Limits). */
export const backofficeJogo = {
  getJogoDaOperacao: chamada({
    method: 'GET',
    path: '/backoffice/jogo-responsavel',
    auth: 'operador',
    resumo: 'Limits, spending of the month and times away, counted; nobody is named (REGRAS 2.12 Limits).',
    response: z.object({
      /** The month that is counted, by its first day. */
      mes: c.dia,
      /** The limit of a person who changed nothing. */
      limitePadrao: c.valor,
      limites: z.object({
        /** People whose own limit is below the usual one, and above it. */
        menores: z.int(),
        maiores: z.int(),
        /** Raises that were asked for and do not hold yet. */
        aumentosEsperando: z.int(),
      }),
      gastos: z.object({
        pessoas: z.int(),
        total: c.valor,
        /** People who used 80 % of their limit or more, and those who used all of it. */
        perto: z.int(),
        noLimite: z.int(),
      }),
      afastamentos: z.object({
        pausas: z.int(),
        autoexclusoes: z.int(),
        /** Self-exclusions without an end, which are among those above. */
        semPrazo: z.int(),
        /** Times away that began in 30 days, whether or not they ended. */
        comecaram: z.int(),
      }),
      /** Times away that hold now, the newest first: fifty at most. */
      itens: z.array(
        z.object({ tipo: z.enum(['pausa', 'autoexclusao']), desde: c.instante, ate: c.instante.nullable() }),
      ),
    }),
    errors: ['semPermissao'],
  }),
};
