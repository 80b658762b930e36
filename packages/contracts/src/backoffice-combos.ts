import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { codigoDoCupom } from './formas-do-checkout.ts';

const tipo = z.enum(['boloes', 'grupos']);

const comboDaMesa = z.object({
  id: c.idResposta,
  nome: z.string(),
  tipo,
  /** The ids of its pools or groups, and how many cotas or seats of each. */
  itens: z.array(z.object({ id: c.idResposta, quantidade: c.inteiro(1, 10) })),
  cupom: z.string().nullable(),
  terminaEm: c.instante.nullable(),
  situacao: z.enum(['valendo', 'terminado', 'parado']),
});

/** Combos, as the operation makes and stops them (spec B§3 Combo). */
export const backofficeCombos = {
  listCombos: chamada({
    method: 'GET',
    path: '/backoffice/combos',
    auth: 'operador',
    resumo: 'Combos of pools and of groups, the newest first (spec B§3 Combo).',
    response: z.object({ itens: z.array(comboDaMesa), total: z.int() }),
    errors: ['semPermissao'],
  }),
  createCombo: chamada({
    method: 'POST',
    path: '/backoffice/combos',
    auth: 'operador',
    idempotente: true,
    resumo:
      'A combo of pools, or of groups with a coupon that holds while all of them are in the cart (spec B§3 Combo, B§4).',
    body: z.object({
      nome: c.texto(80, 3),
      tipo,
      itens: z
        .array(z.object({ id: c.idResposta, quantidade: c.inteiro(1, 10) }))
        .min(2)
        .max(10),
      cupom: codigoDoCupom.nullable().default(null),
      ultimoDia: c.dia.nullable().default(null),
    }),
    response: comboDaMesa,
    errors: ['semPermissao', 'dadosInvalidos'],
  }),
  pararCombo: chamada({
    method: 'POST',
    path: '/backoffice/combos/{id}/parar',
    auth: 'operador',
    resumo: 'Nobody takes the combo from now on; in carts that have it, it no longer holds (spec B§4).',
    params: c.idParam,
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado'],
  }),
};
