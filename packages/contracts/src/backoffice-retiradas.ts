import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const mensagem = z.object({ mensagem: c.textoLongo(1000) });

/** The desk of withdrawals. */
export const backofficeRetiradas = {
  getRetiradasEmRevisao: chamada({
    method: 'GET',
    path: '/backoffice/retiradas',
    auth: 'operador',
    resumo: 'Withdrawals waiting for review or stuck (REGRAS 2.6 Timing).',
    response: z.object({
      itens: z.array(
        z.object({
          id: z.uuid(),
          usuario: z.string(),
          idUsuario: c.idResposta,
          valor: c.valor,
          valorLiquido: c.valor,
          estado: z.string(),
          criadaEm: c.instante,
          prazo: c.instante,
          contaDesde: c.instante,
          retiradasConcluidas: z.int(),
          motivo: z.string(),
        }),
      ),
    }),
    errors: ['semPermissao'],
  }),
  aprovarRetirada: chamada({
    method: 'POST',
    path: '/backoffice/retiradas/{id}/aprovar',
    auth: 'operador',
    confirma: true,
    idempotente: true,
    resumo: 'Releases a withdrawal under review (REGRAS 2.15 release review).',
    params: z.object({ id: z.uuid() }),
    body: mensagem,
    response: z.object({ estado: z.string() }),
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada'],
  }),
  recusarRetirada: chamada({
    method: 'POST',
    path: '/backoffice/retiradas/{id}/recusar',
    auth: 'operador',
    idempotente: true,
    resumo: 'Refuses a withdrawal under review; the reserved amount comes back.',
    params: z.object({ id: z.uuid() }),
    body: z.object({ mensagem: c.textoLongo(1000, 5) }),
    response: z.object({ estado: z.string() }),
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada'],
  }),
};
