import { ESTADO_AUTORIZACAO } from '@rateia/domain/pagamentos/programado/autorizacao';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const autorizacao = z.object({
  id: c.idResposta,
  pessoa: z.object({ id: c.idResposta, nome: z.string() }),
  grupo: z.object({ id: c.idResposta, nome: z.string() }),
  /** A month of the membership, centavos. */
  valor: c.valor,
  estado: z.enum(todosOsIds(ESTADO_AUTORIZACAO)),
  rotulo: z.string(),
  /** Why it stands where it stands, in a sentence. */
  porque: z.string(),
  /** The CPF that pays, masked. */
  cpf: z.string(),
  aceitaEm: c.instante,
  /** The end of the wait for the person's word at the bank. */
  venceEm: c.instante,
  comecaEm: c.dia,
  /** The consent speaks of further tries. */
  repete: z.boolean(),
  decididaEm: c.instante.nullable(),
  /** When the bank was asked about it last. */
  conferidaEm: c.instante.nullable(),
  /** Its newest charge, with the bank's word of each day. */
  cobranca: z
    .object({
      idFatura: c.idResposta,
      vencimento: c.dia,
      valor: c.valor,
      paga: z.boolean(),
      tentativas: z.array(z.object({ dia: c.dia, estado: z.string(), frase: z.string().nullable() })),
    })
    .nullable(),
  podeCancelar: z.boolean(),
});

/** Authorisations of Pix programado as the operation sees them (REGRAS 2.4, 2.8, 2.15). */
export const backofficeProgramados = {
  getProgramados: chamada({
    method: 'GET',
    path: '/backoffice/pix-programado',
    auth: 'operador',
    resumo: 'The newest authorisations of Pix programado: state, why, the newest charge and its tries (REGRAS 2.4).',
    response: z.object({ itens: z.array(autorizacao) }),
    errors: ['semPermissao'],
  }),
  cancelarProgramado: chamada({
    method: 'POST',
    path: '/backoffice/pix-programado/{id}/cancelar',
    auth: 'operador',
    resumo:
      'Ends an authorisation here and at the bank; the seat stays, and its months are collected by the other rungs (REGRAS 2.8).',
    params: c.idParam,
    body: z.object({ mensagem: c.textoLongo(1_000, 5) }),
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada'],
  }),
};
