import { ALCADAS } from '@rateia/domain/backoffice/alcada';
import { z } from 'zod';
import { estadoDaDisputa } from './backoffice-disputas.ts';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const pessoa = z.object({ id: c.idResposta, nome: z.string() });
const mensagem = c.textoLongo(1000, 5);
const tipoDeDinheiro = z.enum(['pix', 'devolucao', 'revisao']);
/** The last two are of a provider's word against ours: the money that it holds is free again, or leaves the books. */
const acaoComDinheiro = z.enum(['devolver', 'creditar', 'desbloquear', 'estornar']);
const alvo = z.string().regex(/^[a-zA-Z0-9]{1,40}$/);

const parado = z.object({
  tipo: z.enum(['pix', 'devolucao', 'pagamento', 'retirada', 'revisao']),
  id: z.string(),
  /** The reason why it stands still: that of a return, or the question to a person of the staff. */
  motivo: z.string(),
  estado: z.string(),
  valor: c.valor.nullable(),
  /** The amount that a contradiction holds until it is decided. */
  retido: c.valor.nullable(),
  desde: c.instante,
  /** The last day on which the bank gives it back. */
  devolverAte: c.dia.nullable(),
  /** The person whose charge or whose right it was. */
  conta: pessoa.nullable(),
  /** The account that has the payer's CPF. */
  pagador: pessoa.nullable(),
  pagadorInformado: z.boolean(),
  tentativas: z.int(),
  e2eid: z.string().nullable(),
  txid: z.string().nullable(),
  /** Withdrawals by right in the period, for a review. */
  quantas: z.int().nullable(),
  /** The dispute behind it, where its payer contests the payment. */
  disputa: z.object({ id: c.idResposta, estado: estadoDaDisputa, responderAte: c.instante }).nullable(),
  proposta: z
    .object({
      id: c.idResposta,
      acao: acaoComDinheiro,
      por: z.string(),
      em: c.instante,
      mensagem: z.string(),
      minha: z.boolean(),
    })
    .nullable(),
  /** The acts that this operator may do about it now. */
  acoes: z.array(z.enum([...acaoComDinheiro.options, 'conferir', 'aprovar', 'recusar', 'manter', 'restringir'])),
  alcada: z.enum(ALCADAS),
});

/** Money that stands still and people that a rule asks to look at; part of the back office. */
export const backofficeDinheiro = {
  getDinheiroParado: chamada({
    method: 'GET',
    path: '/backoffice/dinheiro-parado',
    auth: 'operador',
    resumo:
      'Pix without a charge, returns not made, charges and payouts without answer, withdrawals by right to look at, and since when the list of the bank was not compared (REGRAS 2.9; CONFIABILIDADE 1.5).',
    response: z.object({
      itens: z.array(parado),
      conciliacao: z.object({
        /** When the bank's list of received Pix was compared last. */
        conferidaEm: c.instante.nullable(),
        /** The first failure since then; null while it succeeds. */
        falhaDesde: c.instante.nullable(),
      }),
    }),
    errors: ['semPermissao'],
  }),
  resolverDinheiroParado: chamada({
    method: 'POST',
    path: '/backoffice/dinheiro-parado/{tipo}/{id}/resolver',
    auth: 'operador',
    confirma: true,
    idempotente: true,
    resumo:
      'Gives it back, credits its payer, or decides on what a contradiction holds, alone or as a proposal for a second person (REGRAS 2.15 Refund).',
    params: z.object({ tipo: tipoDeDinheiro, id: alvo }),
    body: z.object({ acao: acaoComDinheiro, mensagem }),
    response: z.object({ situacao: z.enum(['feita', 'proposta']) }),
    errors: [
      'semPermissao',
      'naoEncontrado',
      'transicaoRecusada',
      'acimaDaAlcada',
      'propostaAberta',
      'pagadorSemConta',
      'saldoSemEspaco',
      'prazoDeDevolucao',
    ],
  }),
  conferirDinheiroParado: chamada({
    method: 'POST',
    path: '/backoffice/dinheiro-parado/{tipo}/{id}/conferir',
    auth: 'operador',
    idempotente: true,
    resumo: 'Asks the bank now about a return, a charge or a payout that it has not answered (CONFIABILIDADE 1.5).',
    params: z.object({ tipo: z.enum(['devolucao', 'pagamento', 'retirada']), id: alvo }),
    body: z.object({}).optional(),
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado'],
  }),
  aprovarProposta: chamada({
    method: 'POST',
    path: '/backoffice/propostas/{id}/aprovar',
    auth: 'operador',
    confirma: true,
    idempotente: true,
    resumo: 'The second person approves the proposal of the first one, and it is done (REGRAS 2.15 Refund).',
    params: c.idParam,
    body: z.object({ mensagem: c.textoLongo(1000) }),
    response: c.vazio,
    errors: [
      'semPermissao',
      'naoEncontrado',
      'transicaoRecusada',
      'pagadorSemConta',
      'saldoSemEspaco',
      'prazoDeDevolucao',
    ],
  }),
  recusarProposta: chamada({
    method: 'POST',
    path: '/backoffice/propostas/{id}/recusar',
    auth: 'operador',
    idempotente: true,
    resumo: 'Refuses a proposal, or takes back one’s own (REGRAS 2.15 Refund).',
    params: c.idParam,
    body: z.object({ mensagem }),
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado'],
  }),
  decidirRevisao: chamada({
    method: 'POST',
    path: '/backoffice/revisoes/{id}/decidir',
    auth: 'operador',
    idempotente: true,
    resumo:
      'After the third withdrawal by right in 12 months, of a member or at our cost in the groups of an administrator: all is well, or the account is restricted (REGRAS 2.9).',
    params: c.idParam,
    body: z.object({ decisao: z.enum(['manter', 'restringir']), mensagem }),
    response: c.vazio,
    errors: ['semPermissao', 'naoEncontrado', 'transicaoRecusada'],
  }),
};
