import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

/** Plus: a paid membership with the reduced fee; part of the wallet (REGRAS 2.32). */
export const plus = {
  getPlus: chamada({
    method: 'GET',
    path: '/plus',
    auth: 'usuario',
    resumo:
      'Plus as the person has it or could have it: price, fees, and what it takes off his own seats (REGRAS 2.32).',
    response: z.object({
      /** False while it is not sold: a Plus that was paid goes on to its end. */
      ligado: z.boolean(),
      mensal: c.valor,
      /** Fees in thousandths of the share. */
      taxas: z.object({ comum: z.int(), reduzida: z.int() }),
      minimoDaTaxa: c.valor,
      nasSuasVagas: c.valor,
      adesao: z
        .object({
          desde: c.instante,
          validaAte: c.instante,
          renova: z.boolean(),
          /** Last day on which everything comes back; null when it is past. */
          devolveAte: c.dia.nullable(),
        })
        .nullable(),
    }),
    errors: [],
  }),
  assinarPlus: chamada({
    method: 'POST',
    path: '/plus',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Buys a month of Plus, by the balance at once or by Pix; it follows the month that runs (REGRAS 2.32).',
    body: z.object({ meioPagamento: c.inteiro(0, 32_767), valorTotal: c.valor }),
    response: z.object({
      idFatura: c.idResposta,
      estado: z.enum(['paga', 'aguardandoPagamento']),
      idPagamento: z.string().nullable(),
      valor: c.valor,
    }),
    errors: ['plusIndisponivel', 'termosNaoAceitos', 'meioPagamentoIndisponivel', 'saldoInsuficiente', 'precoMudou'],
  }),
  sairDoPlus: chamada({
    method: 'POST',
    path: '/plus/sair',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Leaves Plus: at the end of the paid month, or in the first seven days at once with everything back (REGRAS 2.9, 2.32).',
    body: z.object({ devolver: z.boolean() }),
    response: z.object({ validaAte: c.instante, valor: c.valor }),
    errors: ['naoEncontrado', 'plusSemDevolucao'],
  }),
  voltarAoPlus: chamada({
    method: 'POST',
    path: '/plus/voltar',
    auth: 'usuario',
    resumo: 'Takes the leaving back while the paid month runs (REGRAS 2.32).',
    body: z.object({}).optional(),
    response: c.vazio,
    errors: ['naoEncontrado'],
  }),
};
