import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

/** The part of a partner's coupon that its use needs; nobody has it before he opened the coupon. */
const chaves = { codigo: z.string(), link: z.string() };

/** The club, as a person uses it; part of marketing. */
export const clube = {
  getClube: chamada({
    method: 'GET',
    path: '/clube',
    auth: 'usuario',
    resumo:
      'Coupons of partners that hold now, the first to end first; code and link of those that the person opened (REGRAS 2.31).',
    response: z.object({
      itens: z.array(
        z.object({
          id: c.idResposta,
          parceiro: z.string(),
          titulo: z.string(),
          regra: z.string(),
          terminaEm: c.instante,
          aberta: z.object(chaves).nullable(),
        }),
      ),
    }),
    errors: [],
  }),
  abrirVantagem: chamada({
    method: 'POST',
    path: '/clube/{id}/abrir',
    auth: 'usuario',
    resumo: 'Opens a partner’s coupon: gives its code and counts the person once (REGRAS 2.31).',
    params: c.idParam,
    response: z.object(chaves),
    errors: ['naoEncontrado'],
  }),
};
