import { ID_ESTADO_DISPUTA } from '@rateia/domain/pagamentos/disputa';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

export const estadoDaDisputa = z.enum(Object.values(ID_ESTADO_DISPUTA));

/** Payments that their payers contest at their banks; part of the back office, beside the money that stands still. */
export const backofficeDisputas = {
  getDisputa: chamada({
    method: 'GET',
    path: '/backoffice/disputas/{id}',
    auth: 'operador',
    resumo:
      'A contested payment with the facts that the product saw, the day of the answer, and the answer (REGRAS 2.4; part 3, MED).',
    params: c.idParam,
    response: z.object({
      id: c.idResposta,
      estado: estadoDaDisputa,
      valor: c.valor,
      /** The payment method, in words. */
      pagoCom: z.string(),
      /** The last moment at which the bank takes an answer. */
      responderAte: c.instante,
      /** False where the answer is given in the provider's panel, and noted here. */
      porAqui: z.boolean(),
      /** The operator may answer now. */
      podeResponder: z.boolean(),
      /** The reason why the provider did not take the last answer. */
      recusa: z.string().nullable(),
      evidencias: z.array(
        z.object({
          chave: z.string(),
          /** It speaks for the payment: it goes with the answer. */
          ok: z.boolean(),
          titulo: z.string(),
          detalhe: z.string(),
        }),
      ),
      resposta: z.object({ texto: z.string(), por: z.string(), em: c.instante }).nullable(),
    }),
    errors: ['semPermissao', 'naoEncontrado'],
  }),
  responderDisputa: chamada({
    method: 'POST',
    path: '/backoffice/disputas/{id}/responder',
    auth: 'operador',
    idempotente: true,
    resumo:
      'Answers a dispute with words and with the facts for the payment, as a document to its provider, or notes the answer that was given in its panel (REGRAS 2.4).',
    params: c.idParam,
    body: z.object({ texto: c.textoLongo(2000, 20) }),
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada'],
  }),
};
