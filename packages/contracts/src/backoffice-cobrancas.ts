import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

/** A month that was not paid on its due day, with where its collection stands (REGRAS 2.8). */
const cobranca = z.object({
  /** The invoice. */
  id: c.idResposta,
  pessoa: z.object({ id: c.idResposta, nome: z.string() }),
  grupo: z.object({ id: c.idResposta, nome: z.string() }),
  valor: c.valor,
  venceEm: c.dia,
  diasDeAtraso: z.int(),
  tentativas: z.int(),
  /** Why the last try failed, in words; null where none was made yet. */
  causa: z.string().nullable(),
  /** The last charge to the card that pays by itself, with the answer of its bank in words; null where none was made. */
  cartao: z.object({ final: z.string(), em: c.instante, resposta: z.string() }).nullable(),
  /** The deposit of the membership, centavos. */
  caucao: c.valor,
  /** The state of the membership, in words. */
  situacao: z.string(),
  /** The last answer that the person gave by the link of the message. */
  resposta: z.object({ motivo: z.string(), novaData: c.dia.nullable(), em: c.instante }).nullable(),
  /** The next act of the product, and its moment. */
  proximo: z.object({ oQue: z.string(), em: c.instante }).nullable(),
  /** The days among which another date may be agreed; null once the deposit was used or the access is suspended. */
  datas: z.object({ de: c.dia, ate: c.dia }).nullable(),
});

/** Collections as the operation sees them: every late month, why it stands where it stands, and another date (REGRAS 2.8). */
export const backofficeCobrancas = {
  getCobrancas: chamada({
    method: 'GET',
    path: '/backoffice/cobrancas',
    auth: 'operador',
    resumo: 'Late months of groups, the latest ones first, with the next step of each collection (REGRAS 2.8).',
    response: z.object({ itens: z.array(cobranca), total: z.int() }),
    errors: ['semPermissao'],
  }),
  combinarDataDaCobranca: chamada({
    method: 'POST',
    path: '/backoffice/cobrancas/{id}/nova-data',
    auth: 'operador',
    resumo: 'Another date for a late month, up to 15 days after its due day; the deposit waits (REGRAS 2.8).',
    params: c.idParam,
    body: z.object({ dia: c.dia, mensagem: c.textoLongo(1_000, 5) }),
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada', 'dataForaDoPrazo'],
  }),
};
