import { FALTAM_NA_COMPRA } from '@rateia/domain/pagamentos/cpf-da-compra';
import { z } from 'zod';
import * as c from './campos.ts';
import { carrinho } from './carrinho.ts';
import { chamada } from './chamada.ts';
import { comboDeGrupos } from './combo-de-grupos.ts';
import { assinaturaCriada, codigoDoCupom } from './formas-do-checkout.ts';
import { composicaoPreco } from './formas-do-grupo.ts';
import { mudancaDeGrupo } from './mudanca-de-grupo.ts';
import { vagaEquivalente } from './vaga-equivalente.ts';

const preCheckoutFeito = z.object({
  idPreCheckout: c.idResposta,
  idGrupo: c.idResposta,
  grupo: z.string(),
  servico: z.string(),
  icone: z.string(),
  cor: z.string(),
  nomeAdmin: z.string(),
  regras: z.array(z.string()),
  vagas: z.int(),
  entraEm: c.dia.nullable().meta({ description: 'Entry date of a dated place; null for a seat (REGRAS 2.10)' }),
  exigeCaucao: z.boolean(),
  composicao: composicaoPreco,
  cupom: z.string().nullable(),
  saldo: c.valor,
  reservaAte: c.instante,
});

export const checkout = {
  ...carrinho,
  ...comboDeGrupos,
  ...mudancaDeGrupo,
  ...vagaEquivalente,
  preCheckout: chamada({
    method: 'POST',
    path: '/assinatura/pre-checkout',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Holds the seats for 15 minutes and shows the price with its arithmetic (spec B§7; REGRAS 2.2).',
    body: z.object({
      idGrupo: c.idResposta,
      vagas: z.int().min(1).max(3),
      relacionamento: c.inteiro(0, 32_767).nullable().optional(),
      cupom: codigoDoCupom.optional(),
      fila: z
        .boolean()
        .optional()
        .meta({ description: 'The next dated place of the waiting list instead of a seat (REGRAS 2.10)' }),
    }),
    response: preCheckoutFeito,
    errors: [
      'grupoNaoEncontrado',
      'grupoNaoAceitaMembros',
      'filaLonga',
      'semVagas',
      'limiteVagasPorPessoa',
      'limiteDeReservas',
      'jaParticipa',
      'administradorNaoAssina',
      'validacaoObrigatoria',
      'termosNaoAceitos',
      'dividaPendente',
      'restricao',
      'precoMudou',
      'conflito',
      'relacionamentoObrigatorio',
      'relacionamentoNaoServe',
      'cupomInvalido',
      'cupomInvalidoNaPrimeira',
      'filaSemLugar',
      'vagaComPreferencia',
    ],
  }),
  getPreCheckout: chamada({
    method: 'GET',
    path: '/assinatura/pre-checkout/{id}',
    auth: 'usuario',
    resumo: 'The seats held by a pre-checkout, with the price (spec B§2 /checkout).',
    params: c.idParam,
    response: z.object({
      idPreCheckout: c.idResposta,
      idGrupo: c.idResposta,
      grupo: z.string(),
      servico: z.string(),
      icone: z.string(),
      cor: z.string(),
      nomeAdmin: z.string(),
      regras: z.array(z.string()),
      vagas: z.int(),
      entraEm: c.dia.nullable().meta({ description: 'Entry date of a dated place; null for a seat (REGRAS 2.10)' }),
      exigeCaucao: z.boolean(),
      composicao: composicaoPreco,
      cupom: z.string().nullable(),
      saldo: c.valor,
      reservaAte: c.instante,
      desistirAte: c.dia.meta({ description: 'Last day to leave with everything back, when the seats are paid now' }),
      cobrancaNaoAntesDe: c.dia.meta({ description: 'First possible day of the next charge, when they are paid now' }),
      vagasMaximas: z
        .int()
        .meta({ description: 'Seats this person may hold here now: his own and the free ones, up to the limit' }),
      idPagamentoAberto: z.uuid().nullable(),
      meioPagamentoAberto: z.int().nullable(),
    }),
    errors: ['naoEncontrado', 'reservaExpirada'],
  }),
  cancelarPreCheckout: chamada({
    method: 'DELETE',
    path: '/assinatura/pre-checkout/{id}',
    auth: 'usuario',
    resumo: 'Gives the held seats back.',
    params: c.idParam,
    response: c.vazio,
    errors: ['naoEncontrado'],
  }),
  taxasDaAssinatura: chamada({
    method: 'POST',
    path: '/assinatura/taxas',
    auth: 'usuario',
    resumo: 'Price of a pre-checkout with a payment method (spec B§7).',
    body: z.object({ idPreCheckout: c.idResposta, meioPagamento: c.inteiro(0, 32_767) }),
    response: composicaoPreco,
    errors: ['naoEncontrado', 'reservaExpirada', 'meioPagamentoIndisponivel'],
  }),
  createAssinatura: chamada({
    method: 'POST',
    path: '/assinatura',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Subscribes with the seats held by the pre-checkout: wallet credit settles at once, Pix opens a charge (spec B§2 /checkout/assinar).',
    body: z.object({
      idPreCheckout: c.idResposta,
      meioPagamento: c.inteiro(0, 32_767),
      valorTotal: c.valor,
      rastroDaCompra: c.idResposta
        .optional()
        .meta({ description: 'Campaign that led here, out of its cookie (spec A§4)' }),
    }),
    response: assinaturaCriada,
    errors: [
      'termosNaoAceitos',
      'naoEncontrado',
      'reservaExpirada',
      'precoMudou',
      'saldoInsuficiente',
      'meioPagamentoIndisponivel',
      'enderecoNecessario',
    ],
  }),
  cupomDaAssinatura: chamada({
    method: 'POST',
    path: '/assinatura/cupom',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Applies a coupon to held seats, or takes it off: an order of the same seats takes the place of the one that was held (spec B§7; REGRAS 2.29).',
    body: z.object({ idPreCheckout: c.idResposta, cupom: codigoDoCupom.nullable() }),
    response: preCheckoutFeito,
    errors: [
      'naoEncontrado',
      'reservaExpirada',
      'grupoNaoAceitaMembros',
      'validacaoObrigatoria',
      'dividaPendente',
      'restricao',
      'precoMudou',
      'cupomInvalido',
      'cupomInvalidoNaPrimeira',
    ],
  }),
  getCpfCompra: chamada({
    method: 'GET',
    path: '/usuario/cpf-compra',
    auth: 'usuario',
    resumo:
      'The CPF in whose name a purchase is paid, whether the payer must be its owner, and the fiscal data that it still lacks (spec A§7; REGRAS 1 cpf-compra).',
    query: z.object({
      para: z.enum(['grupo', 'saldo', 'bolao']).default('grupo'),
      meioPagamento: c.inteiroNoEndereco(1).optional(),
    }),
    response: z.object({
      cpf: z.string().nullable().meta({ description: 'Of the account, masked; null while it has none' }),
      soDoProprio: z.boolean().meta({ description: 'Money of another CPF goes back to its payer' }),
      faltam: z.array(z.enum(FALTAM_NA_COMPRA)),
    }),
    errors: [],
  }),
  getRestricaoDaPessoa: chamada({
    method: 'GET',
    path: '/assinatura/restricoes',
    auth: 'usuario',
    resumo:
      'Restriction check of the user: the restriction that bars the account from new groups, and its link (spec A§4; REGRAS 2.14).',
    response: z.object({ mensagem: z.string().nullable(), link: z.string().nullable() }),
    errors: [],
  }),
  getRestricoes: chamada({
    method: 'GET',
    path: '/assinatura/restricoes/{id}',
    auth: 'usuario',
    resumo:
      'Restriction check of the user for a group: 204 none, else 400 with message and link (spec B§7; REGRAS 2.14).',
    params: c.idParam,
    response: c.vazio,
    errors: ['restricao', 'grupoNaoEncontrado'],
  }),
};
