import { CONTAS_DE_USUARIO } from '@rateia/domain/carteira/contas';
import { DESTINOS_DO_REEMBOLSO } from '@rateia/domain/pagamentos/devolucao-original';
import { ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import { arquivosDaCarteira } from './arquivos-da-carteira.ts';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { faturaResumo } from './formas-do-grupo.ts';
import { chamadasDoPixProgramado } from './pix-programado.ts';
import { plus } from './plus.ts';

export const saldos = z.object({
  disponivel: c.valor,
  bloqueado: c.valor,
  caucao: c.valor,
  recebivel: c.valor,
  promocional: c.valor,
  guardado: c.valor,
  pendente: c.valor,
  sacavel: c.valor,
  total: c.valor,
});

/**
 * One entry of the statement; `saldoApos` is the balance of the wallet after it (opening + entries = closing). One of `fora`
 * moves no balance: the money came from outside and went on to a group, or went back outside.
 */
export const linhaExtrato = z.object({
  id: c.idResposta,
  quando: c.instante,
  motivo: z.string(),
  titulo: z.string(),
  detalhe: z.string(),
  conta: z.enum([...CONTAS_DE_USUARIO, 'fora']),
  valor: c.valorComSinal,
  /** The amount of a movement in `fora`, its method, and whether it went back to the person. */
  passou: z.object({ valor: c.valor, meio: z.string().nullable(), volta: z.boolean() }).nullable(),
  idGrupo: c.idResposta.nullable(),
  grupo: z.string().nullable(),
  /** The other person, when it was his payment. */
  deQuem: z.string().nullable(),
  saldoApos: c.valorComSinal,
  origem: z.string(),
  idOrigem: c.idResposta,
  comprovante: z.string(),
  /** The state of a withdrawal that is not final: in review, or sent and not yet confirmed (DESIGN §6). */
  estado: z.enum(todosOsIds(ESTADO_RETIRADA)).extract(['emAnalise', 'enviada', 'falhou']).nullable(),
});

/**
 * The next charge for a seat: its invoice once it is issued, before that the one that its cycle foresees (REGRAS 2.8).
 */
export const proximaCobranca = z.object({
  idGrupo: c.idResposta.nullable(),
  grupo: z.string(),
  icone: z.string(),
  cor: z.string(),
  valor: c.valor,
  /** Null until the first access: the next month counts from it. */
  vencimento: c.dia.nullable(),
  idFatura: c.idResposta.nullable(),
});

export const faturaDetalhe = faturaResumo.extend({
  linhas: z.array(c.linhaValor),
  emitidaEm: c.instante,
  pagaPelaCaucao: z.boolean(),
  idAssinatura: c.idResposta.nullable(),
  taxasMeioPagamento: z.record(z.string(), z.unknown()),
  historico: z.array(z.object({ evento: z.string(), texto: z.string(), quando: c.instante })),
  /** The refunds of the invoice: `original` is the part that went back by the method that paid (REGRAS 2.9). */
  creditoRelacionado: z.array(
    z.object({
      id: c.idResposta,
      destino: z.enum(DESTINOS_DO_REEMBOLSO),
      valor: c.valor,
      descricao: z.string(),
      /** The payment whose money went back, for the page of its return. */
      idPagamento: z.uuid().nullable(),
    }),
  ),
  /** It paid for the first group of the person (spec A§3). */
  primeiraCompra: z.boolean(),
  /** The charge to the card that pays where the balance does not, with its cost; null where none would be made (REGRAS 2.8). */
  noCartao: z.object({ finalDoCartao: z.string(), valor: c.valor, custo: c.valor }).nullable(),
  /** Why that card brought no money, in a sentence. */
  falhaNoCartao: z.string().nullable(),
});

export const carteira = {
  ...plus,
  getCredito: chamada({
    method: 'GET',
    path: '/credito',
    auth: 'usuario',
    resumo: 'Balances and credits of the wallet (spec B§7; REGRAS 2.3).',
    response: z.object({
      saldos,
      creditos: z.array(
        z.object({
          id: c.idResposta,
          origem: z.string(),
          descricao: z.string(),
          valor: c.valor,
          status: z.int(),
          criadoEm: c.instante,
          idPagamento: z.uuid().nullable(),
        }),
      ),
      /** Spend-only credit that is free, the one that ends first before the others (REGRAS 2.29). */
      promocionais: z.array(z.object({ id: c.idResposta, valor: c.valor, validoAte: c.dia, descricao: z.string() })),
      proximasFaturas: z.array(faturaResumo),
      proximasCobrancas: z.array(proximaCobranca),
      pixProgramado: z.boolean().meta({ description: 'True where the product has Pix programado' }),
    }),
    errors: [],
  }),
  getEconomia: chamada({
    method: 'GET',
    path: '/credito/economia',
    auth: 'usuario',
    resumo:
      'The user’s saving by sharing, per month and so far; `mensal` is the price alone less the price paid (spec B§7).',
    response: z.object({
      mensal: c.valor,
      acumulada: c.valor,
      paga: c.valor,
      sozinho: c.valor,
      assinaturas: z.int(),
      porServico: z.array(z.object({ servico: z.string(), valor: c.valor })),
    }),
    errors: [],
  }),
  getExtrato: chamada({
    method: 'GET',
    path: '/credito/extrato',
    auth: 'usuario',
    resumo: 'Statement by day: opening + entries = closing, over the accounts asked for (CONFIABILIDADE 1.2).',
    query: z.object({
      conta: z.enum(['tudo', ...CONTAS_DE_USUARIO]).default('disponivel'),
      de: c.diaDado().optional(),
      ate: c.diaDado().optional(),
      antesDe: c.id.optional(),
      limite: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({
      abertura: c.valorComSinal,
      entradas: c.valorComSinal,
      fechamento: c.valorComSinal,
      linhas: z.array(linhaExtrato),
      proximo: c.idResposta.nullable(),
    }),
    errors: [],
  }),
  getExtratoItem: chamada({
    method: 'GET',
    path: '/credito/extrato/{id}',
    auth: 'usuario',
    resumo: 'Receipt of one movement (spec B§2 /carteira/creditos/extrato/{id}).',
    params: c.idParam,
    response: z.object({
      linha: linhaExtrato,
      partes: z.array(c.linhaValor),
      autenticacao: z.string(),
      lacrada: z.boolean(),
    }),
    errors: ['naoEncontrado'],
  }),
  comprarCredito: chamada({
    method: 'POST',
    path: '/credito/comprar',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Adds balance: opens a credit waiting for its payment (spec B§7; REGRAS 2.5).',
    body: z.object({ valor: c.inteiro(1, 10_000_00), meioPagamento: c.inteiro(0, 32_767) }),
    response: z.object({ idCredito: c.idResposta, idPagamento: z.uuid() }),
    errors: [
      'termosNaoAceitos',
      'recargaMinima',
      'recargaMaxima',
      'recargaLimiteDiario',
      'saldoMaximo',
      'meioPagamentoIndisponivel',
      'enderecoNecessario',
      'validacaoObrigatoria',
    ],
  }),
  getRecibo: chamada({
    method: 'GET',
    path: '/recibo/{tipo}/{id}',
    auth: 'usuario',
    resumo: 'Receipt of a paid invoice or top-up: lines, means, moment, and the next charge (REGRAS 2.3).',
    params: z.object({ tipo: z.enum(['fatura', 'credito']), id: c.id }),
    response: z.object({
      oQue: z.string(),
      valor: c.valor,
      pagoEm: c.instante,
      meio: z.string(),
      linhas: z.array(c.linhaValor),
      de: z.string(),
      /** The name of the payment at its provider; null where none brought the money. */
      identificacao: z.string().nullable(),
      idGrupo: c.idResposta.nullable(),
      caucao: c.valor,
      proxima: z.object({ valor: c.valor, em: c.dia.nullable(), naoAntesDe: c.dia.nullable() }).nullable(),
    }),
    errors: ['naoEncontrado'],
  }),
  getRegrasRecarga: chamada({
    method: 'GET',
    path: '/credito/regras',
    auth: 'usuario',
    resumo: 'Limits of a top-up for this account (REGRAS 2.5).',
    response: z.object({
      minimo: c.valor,
      maximo: c.valor,
      disponivelHoje: c.valor,
      saldoMaximo: c.valor,
      sugestoes: z.array(c.valor),
    }),
    errors: [],
  }),
  getFaturas: chamada({
    method: 'GET',
    path: '/fatura',
    auth: 'usuario',
    resumo: 'Invoices of the user (spec B§2 /carteira/creditos?filtro=fatura).',
    query: z.object({
      filtro: z.enum(['abertas', 'pagas', 'todas']).default('todas'),
      pagina: c.pagina,
      porPagina: c.porPagina,
    }),
    response: c.lista(faturaResumo),
    errors: [],
  }),
  getFatura: chamada({
    method: 'GET',
    path: '/fatura/{id}',
    auth: 'usuario',
    resumo: 'One invoice with its arithmetic and history (spec B§2 /carteira/fatura/extrato/{id}).',
    params: c.idParam,
    response: faturaDetalhe,
    errors: ['naoEncontrado'],
  }),
  pagarFatura: chamada({
    method: 'POST',
    path: '/fatura/{id}/pagar',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Pays an invoice by wallet credit or Pix (spec B§3 Invoice payment).',
    params: c.idParam,
    body: z.object({ meioPagamento: c.inteiro(0, 32_767), valorTotal: c.valor }),
    response: z.object({ estado: z.enum(['aguardandoPagamento', 'paga']), idPagamento: z.uuid().nullable() }),
    errors: [
      'naoEncontrado',
      'faturaNaoPagavel',
      'saldoInsuficiente',
      'meioPagamentoIndisponivel',
      'precoMudou',
      'enderecoNecessario',
    ],
  }),
  obterGruposDoRecebimento: chamada({
    method: 'GET',
    path: '/recebimento/obtergrupos',
    auth: 'usuario',
    resumo: 'Groups the administrator receives from, with the forecast of each (spec B§7).',
    response: z.object({
      grupos: z.array(
        z.object({
          idGrupo: c.idResposta,
          nome: z.string(),
          icone: z.string(),
          cor: z.string(),
          previsto: c.valor,
          bloqueado: c.valor,
          realizado: c.valor,
          previsoes: z.array(
            z.object({
              id: c.idResposta,
              valor: c.valor,
              status: z.int(),
              /** The member paid this month; a forecast is born before, with its invoice. */
              paga: z.boolean(),
              liberaEm: c.dia.nullable(),
              membro: z.string(),
              competenciaInicio: c.dia.nullable(),
              realizadaEm: c.instante.nullable(),
            }),
          ),
        }),
      ),
      totais: z.object({ previsto: c.valor, bloqueado: c.valor, realizado: c.valor }),
    }),
    errors: [],
  }),
  ...chamadasDoPixProgramado,
  ...arquivosDaCarteira,
};
