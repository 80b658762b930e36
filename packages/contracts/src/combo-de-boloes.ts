import { z } from 'zod';
import { boloes } from './boloes.ts';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { bolaoNoCartao, chancesDoBolao } from './formas-do-bolao.ts';

/** Several pools in one order (spec B§2 /c/:comboId, B§7). */
export const comboDeBoloes = {
  getComboDeBoloes: chamada({
    method: 'GET',
    path: '/loteria/combo/{id}',
    auth: 'usuario',
    resumo: 'A combo of pools with the price of all of its cotas; a pool that is sold no more ends it (spec B§7).',
    params: c.idParam,
    response: z.object({
      id: c.idResposta,
      nome: z.string(),
      itens: z.array(z.object({ bolao: bolaoNoCartao, cotas: c.inteiro(1, 10), chances: chancesDoBolao.nullable() })),
      total: c.valor,
      /** True while every pool of it has its cotas. */
      disponivel: z.boolean(),
    }),
    errors: ['comboNaoEncontrado'],
  }),
  createCotasDoCombo: chamada({
    method: 'POST',
    path: '/loteria/combo/{id}/cotas',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Buys the cotas of all pools of a combo in one order, all or none (spec B§7; REGRAS 2.18).',
    params: c.idParam,
    body: z.object({ meioPagamento: c.inteiro(0, 32_767), valorTotal: c.valor }),
    response: boloes.createCotas.response,
    errors: ['comboNaoEncontrado', ...boloes.createCotas.errors],
  }),
};
