import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

/** The desk of the ledger. */
export const backofficeLivro = {
  getLivro: chamada({
    method: 'GET',
    path: '/backoffice/livro',
    auth: 'operador',
    resumo: 'The five invariants of the ledger with figures (CONFIABILIDADE 1.2).',
    response: z.object({
      conferidoEm: c.instante,
      invariantes: z.array(z.object({ chave: z.string(), ok: z.boolean(), divergencias: z.int(), texto: z.string() })),
      contas: z.array(z.object({ tipo: z.string(), provedor: z.string(), saldo: c.valorComSinal })),
      transacoes: z.int(),
      partidas: z.int(),
      lacradas: z.int(),
    }),
    errors: ['semPermissao'],
  }),
};
