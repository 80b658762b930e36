import { ESTADO_DEVOLUCAO } from '@rateia/domain/pagamentos/devolucao';
import { ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';
import { cartaoDoPagamento, chamadasDoCartao } from './cartoes.ts';
import { chamada } from './chamada.ts';

export const estadoPagamento = z.enum(todosOsIds(ESTADO_PAGAMENTO));

/** Purchase (spec B§3). `copiaECola` is null until the provider has answered; the screen polls every 2 s. */
export const pagamento = z.object({
  id: z.uuid(),
  finalidade: z.int(),
  estado: estadoPagamento,
  resultado: z.string().nullable(),
  meioPagamento: z.int(),
  valor: c.valor,
  criadoEm: c.instante,
  vencimento: c.instante,
  copiaECola: z.string().nullable(),
  urlPagamento: z.string().nullable().meta({ description: 'Page of the provider where it is paid' }),
  naPagina: z
    .enum(['recusada', 'emAnalise'])
    .nullable()
    .meta({ description: 'The last word of the provider about a try on its page, while it is not paid' }),
  cartao: cartaoDoPagamento.nullable().meta({ description: 'Of a payment by card, its last try' }),
  identificadorPagamento: z.string(),
  pagoEm: c.instante.nullable(),
  idGrupo: c.idResposta.nullable(),
  idFatura: c.idResposta.nullable(),
  idAssinatura: c.idResposta.nullable(),
  grupo: z.string().nullable(),
  destino: z.string().meta({ description: 'Own path to go to when it is paid' }),
});

/** A way of paying with its cost in words, shown before paying (spec B§3 payment methods; REGRAS 2.4). */
const meioPagamento = z.object({
  id: z.int(),
  provedor: z.int(),
  nome: z.string(),
  descricao: z.string(),
  custo: c.valor,
  disponivel: z.boolean(),
  motivo: z.string().nullable(),
});

/** The part of an address that a provider signs instead of the body (Mercado Pago). */
const assinadoNoEndereco = z.object({ 'data.id': c.daMaquina(64).optional() });

/**
 * Ways of paying; one payment: its state, a question to the provider now, and a new code; and the notices of providers.
 */
export const pagamentos = {
  getMeioPagamento: chamada({
    method: 'GET',
    path: '/meio-pagamento',
    auth: 'usuario',
    resumo: 'Ways of paying an amount, cheapest first, each with its cost (spec B§7).',
    query: z.object({
      valor: c.inteiroNoEndereco(1),
      idGrupo: c.id.optional(),
      idFatura: c.id.optional(),
      finalidade: z.coerce.number().int().min(1).max(3).default(1),
    }),
    response: z.object({ meios: z.array(meioPagamento), saldo: c.valor }),
    errors: [],
  }),
  calcularTaxas: chamada({
    method: 'GET',
    path: '/meio-pagamento/calcular-taxas/',
    auth: 'usuario',
    resumo: 'Cost of each method for an amount (spec B§7).',
    query: z.object({ valor: c.inteiroNoEndereco(1), grupoId: c.id.optional() }),
    response: z.object({ taxas: z.array(z.object({ meioPagamento: z.int(), custo: c.valor })) }),
    errors: [],
  }),
  getPagamentoStatus: chamada({
    method: 'GET',
    path: '/pagamento/status/{id}',
    auth: 'usuario',
    resumo: 'State of a payment; polled every 2 s by the Pix screen (spec B§7).',
    params: z.object({ id: z.uuid() }),
    response: pagamento,
    errors: ['naoEncontrado'],
  }),
  verificarPagamento: chamada({
    method: 'POST',
    path: '/pagamento/verificar/{id}',
    auth: 'usuario',
    resumo: 'Asks the provider now whether a payment arrived (spec B§7; CONFIABILIDADE 1.5).',
    params: z.object({ id: z.uuid() }),
    body: z.object({}).optional(),
    response: pagamento,
    errors: ['naoEncontrado', 'indisponivel'],
  }),
  getDevolucoesDoPagamento: chamada({
    method: 'GET',
    path: '/pagamento/{id}/devolucoes',
    auth: 'usuario',
    resumo:
      'The returns of the money of a payment, oldest first: how much, where each stands, and the balance that one became which its bank did not make (spec B§2 /carteira/creditos/estorno; REGRAS 2.9).',
    params: z.object({ id: z.uuid() }),
    response: z.object({
      meioPagamento: z.int(),
      grupo: z.string().nullable(),
      valor: c.valor,
      devolucoes: z.array(
        z.object({
          id: c.idResposta,
          valor: c.valor,
          estado: z.enum(todosOsIds(ESTADO_DEVOLUCAO)),
          motivo: z.string(),
          pedidaEm: c.instante,
          concluidaEm: c.instante.nullable(),
          noSaldo: z.boolean().meta({ description: 'The bank did not make it, and it is balance of the wallet' }),
        }),
      ),
    }),
    errors: ['naoEncontrado'],
  }),
  gerarNovoCodigo: chamada({
    method: 'POST',
    path: '/pagamento/{id}/novo-codigo',
    auth: 'usuario',
    idempotente: true,
    resumo: 'A new Pix code in place of an expired one, if the seat is still free (DESIGN Pix panel).',
    params: z.object({ id: z.uuid() }),
    body: z.object({}).optional(),
    response: z.object({ id: z.uuid() }),
    errors: [
      'naoEncontrado',
      'vagaOcupada',
      'limiteDeReservas',
      'faturaNaoPagavel',
      'precoMudou',
      'jaParticipa',
      'limiteVagasPorPessoa',
      'restricao',
      'dividaPendente',
      'validacaoObrigatoria',
      'termosNaoAceitos',
      'recargaMinima',
      'recargaMaxima',
      'recargaLimiteDiario',
      'saldoMaximo',
      'enderecoNecessario',
      'bolaoParaMaiores',
      'soParaMinasGerais',
      'jogoEmPausa',
      'jogoExcluido',
      'limiteDeJogo',
      'meioPagamentoIndisponivel',
    ],
  }),
  ...chamadasDoCartao,
  webhookDoProvedor: chamada({
    method: 'POST',
    path: '/webhook/{provedor}/{segredo}',
    auth: 'provedor',
    resumo: 'Notices of any provider of payments: stored first, processed once (CONFIABILIDADE 1.5).',
    params: z.object({ provedor: c.daMaquina(40), segredo: c.daMaquina(200) }),
    query: assinadoNoEndereco,
    response: c.vazio,
    errors: ['semPermissao'],
  }),
  webhookDoProvedorPorTipo: chamada({
    method: 'POST',
    path: '/webhook/{provedor}/{segredo}/{tipo}',
    auth: 'provedor',
    resumo: 'The same notices from a provider that adds their kind to the address, as the API Pix does with `/pix`.',
    params: z.object({ provedor: c.daMaquina(40), segredo: c.daMaquina(200), tipo: c.daMaquina(40) }),
    query: assinadoNoEndereco,
    response: c.vazio,
    errors: ['semPermissao'],
  }),
};
