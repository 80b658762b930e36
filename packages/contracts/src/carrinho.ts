import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { assinaturaCriada, codigoDoCupom } from './formas-do-checkout.ts';
import { composicaoPreco } from './formas-do-grupo.ts';

/** The refusals that a group of a cart shows in its place; any other one is about the person. */
export const RECUSAS_DO_ITEM = [
  'grupoNaoEncontrado',
  'grupoNaoAceitaMembros',
  'semVagas',
  'limiteVagasPorPessoa',
  'limiteDeReservas',
  'jaParticipa',
  'administradorNaoAssina',
  'precoMudou',
  'relacionamentoObrigatorio',
  'relacionamentoNaoServe',
  'paisObrigatorio',
] as const;

const itemDoCarrinho = z.object({
  idGrupo: c.idResposta,
  grupo: z.string(),
  servico: z.string(),
  icone: z.string(),
  cor: z.string(),
  nomeAdmin: z.string(),
  vagas: z.int(),
  vagasMaximas: z
    .int()
    .meta({ description: 'Seats this person may take here now: the free ones and his own held ones, up to the limit' }),
  exigeCaucao: z.boolean(),
  mensal: c.valor,
  mensalAntes: c.valor.nullable().meta({ description: 'The monthly price when it was put there, if it moved since' }),
  recusa: z.object({ chave: z.enum(RECUSAS_DO_ITEM), mensagem: z.string() }).nullable(),
});

/** The combo of a cart: valid while every group of it is there, its discount while its coupon is applied and valid. */
const comboNoCarrinho = z.object({
  id: c.idResposta,
  nome: z.string(),
  itemsId: z.array(c.idResposta),
  coupon: z.string().nullable(),
  isCouponApplied: z.boolean(),
  isCouponValid: z.boolean(),
});

/** A cart as it is kept, judged now (spec B§3 Cart item, B§4 Cart rules). */
const carrinhoJulgado = z.object({
  itens: z.array(itemDoCarrinho),
  vagas: z.int(),
  composicao: composicaoPreco.nullable().meta({ description: 'Of the groups that are not refused; null for none' }),
  cupom: z.object({ codigo: z.string(), vale: z.boolean(), mensagem: z.string().nullable() }).nullable(),
  combo: comboNoCarrinho.nullable(),
  gruposMaximos: z.int(),
});

const itemReservado = z.object({
  idGrupo: c.idResposta,
  idAssinatura: c.idResposta,
  grupo: z.string(),
  servico: z.string(),
  icone: z.string(),
  cor: z.string(),
  nomeAdmin: z.string(),
  regras: z.array(z.string()),
  vagas: z.int(),
  mensal: c.valor,
});

const carrinhoReservado = z.object({
  idPreCheckout: c.idResposta,
  itens: z.array(itemReservado),
  composicao: composicaoPreco,
  cupom: z.string().nullable(),
  saldo: c.valor,
  reservaAte: c.instante,
  idPagamentoAberto: z.uuid().nullable(),
});

const vagas = z.int().min(1).max(3);
const meta = z.object({ relacionamento: c.inteiro(0, 32_767).nullable().optional() }).optional();

/** The cart: several groups, and several seats of each, held and paid as one (spec B§4, B§7; REGRAS 2.14, 2.18). */
export const carrinho = {
  getCarrinho: chamada({
    method: 'GET',
    path: '/assinatura/carrinho',
    auth: 'usuario',
    resumo: 'The cart of the account, its prices and seats judged now (spec B§4).',
    response: carrinhoJulgado,
    errors: [],
  }),
  adicionarAoCarrinho: chamada({
    method: 'POST',
    path: '/assinatura/carrinho',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Puts seats of a group into the cart; a group that is there already gets them in addition (spec B§4).',
    body: z.object({ idGrupo: c.idResposta, vagas, meta }),
    response: carrinhoJulgado,
    errors: [
      'grupoNaoEncontrado',
      'grupoNaoAceitaMembros',
      'semVagas',
      'limiteVagasPorPessoa',
      'jaParticipa',
      'administradorNaoAssina',
      'carrinhoCheio',
      'relacionamentoObrigatorio',
      'relacionamentoNaoServe',
      'paisObrigatorio',
    ],
  }),
  mudarVagasDoCarrinho: chamada({
    method: 'PUT',
    path: '/assinatura/carrinho/{id}',
    auth: 'usuario',
    resumo: 'How many seats of a group the cart has; the id is that of the group (spec B§3 Cart item).',
    params: c.idParam,
    body: z.object({ vagas }),
    response: carrinhoJulgado,
    errors: ['naoEncontrado'],
  }),
  removerDoCarrinho: chamada({
    method: 'DELETE',
    path: '/assinatura/carrinho/{id}',
    auth: 'usuario',
    resumo: 'Takes a group out of the cart; the id is that of the group (spec B§4).',
    params: c.idParam,
    response: carrinhoJulgado,
    errors: [],
  }),
  limparCarrinho: chamada({
    method: 'DELETE',
    path: '/assinatura/carrinho',
    auth: 'usuario',
    resumo: 'Empties the cart (spec B§4).',
    response: carrinhoJulgado,
    errors: [],
  }),
  preCheckoutCarrinho: chamada({
    method: 'POST',
    path: '/assinatura/pre-checkout-carrinho',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Takes the whole cart and holds its seats for 15 minutes, all of them or none; a group that is not sent is taken out (spec B§7; REGRAS 2.14, 2.18).',
    body: z.object({
      itens: z
        .array(z.object({ idGrupo: c.idResposta, vagas, meta }))
        .min(1)
        .max(50),
      comOsOutros: z
        .boolean()
        .default(false)
        .meta({ description: 'The person says so before paying: a refused group does not stop the others' }),
    }),
    response: carrinhoReservado.extend({
      naoReservados: z.array(z.object({ idGrupo: c.idResposta, chave: z.enum(RECUSAS_DO_ITEM), mensagem: z.string() })),
    }),
    errors: [
      'carrinhoMudou',
      'carrinhoCheio',
      'validacaoObrigatoria',
      'termosNaoAceitos',
      'dividaPendente',
      'restricao',
      'conflito',
      'cupomInvalido',
      'cupomInvalidoNaPrimeira',
    ],
  }),
  cupomDoCarrinho: chamada({
    method: 'POST',
    path: '/assinatura/cupom-carrinho',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Applies a coupon to the cart, or takes it off (spec B§7; REGRAS 2.29).',
    body: z.object({ cupom: codigoDoCupom.nullable() }),
    response: carrinhoJulgado,
    errors: ['cupomInvalido', 'cupomInvalidoNaPrimeira'],
  }),
  getPreCheckoutCarrinho: chamada({
    method: 'GET',
    path: '/assinatura/pre-checkout-carrinho/{id}',
    auth: 'usuario',
    resumo: 'The seats that are held for a cart, with their price (spec B§2 /checkout).',
    params: c.idParam,
    response: carrinhoReservado,
    errors: ['naoEncontrado', 'reservaExpirada'],
  }),
  createAssinaturaCarrinho: chamada({
    method: 'POST',
    path: '/assinatura/assinatura-carrinho',
    auth: 'usuario',
    idempotente: true,
    resumo:
      'Subscribes to every group of a held cart with one payment: wallet credit settles at once, any other method opens a charge (spec B§7).',
    body: z.object({
      idPreCheckout: c.idResposta,
      meioPagamento: c.inteiro(0, 32_767),
      valorTotal: c.valor,
      rastroDaCompra: c.idResposta
        .optional()
        .meta({ description: 'Campaign that led here, out of its cookie (spec A§4)' }),
    }),
    response: assinaturaCriada.omit({ idAssinatura: true }),
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
};
