import { ESTADO_CARTAO } from '@rateia/domain/pagamentos/cartao/cadastrado';
import { ESTADO_TENTATIVA } from '@rateia/domain/pagamentos/cartao/tentativa';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { endereco } from './usuario-logado.ts';

/** The last try of a payment by card: the reason of a refusal in words, and the bank's question where it asks one. */
export const cartaoDoPagamento = z.object({
  estado: z.enum(todosOsIds(ESTADO_TENTATIVA)),
  bandeira: z.string(),
  finalDoCartao: z.string(),
  recusa: z
    .object({ frase: z.string(), oQueFazer: z.string() })
    .nullable()
    .meta({ description: 'What happened, and what to do next' }),
  desafio: z
    .object({ url: z.url(), creq: z.string() })
    .nullable()
    .meta({ description: 'The page of the bank that confirms the holder, and the text that it is sent (3DS)' }),
});

/** A token that the provider's fields made of a card, and what they tell of it; never a number (CONFIABILIDADE 2). */
export const cartaoDigitado = z.object({
  token: c.daMaquina(80, 16),
  bandeira: c.daMaquina(30, 2),
  primeirosDigitos: z.string().regex(/^\d{6,8}$/),
  finalDoCartao: z.string().regex(/^\d{4}$/),
  cpf: c.cpf.meta({ description: 'CPF of the holder' }),
  idCartao: c.id.optional().meta({ description: 'The saved card whose code was typed' }),
});

/** A saved card. `noProvedor` is the provider's name of it, by which its fields make a token of its code. */
const cartaoSalvo = z.object({
  id: c.idResposta,
  estado: z.enum(todosOsIds(ESTADO_CARTAO)),
  bandeira: z.string(),
  primeirosDigitos: z.string(),
  finalDoCartao: z.string(),
  validade: z.string().meta({ description: 'MM/AA' }),
  vencido: z.boolean(),
  principal: z.boolean(),
  pagaSozinho: z.boolean().meta({ description: 'As the default card it pays months that the balance does not cover' }),
  noProvedor: z.string().nullable(),
  verificacao: z
    .object({ autorizada: z.boolean(), tentativasRestantes: z.int(), venceEm: c.instante })
    .nullable()
    .meta({ description: 'While the holder has still to tell the amount' }),
});

/** Paying by card. The number is typed in the provider's own fields, and a token of it comes here (REGRAS 2.4). */
export const chamadasDoCartao = {
  getCamposDoCartao: chamada({
    method: 'GET',
    path: '/cartao/campos',
    auth: 'usuario',
    resumo: "The provider's script that draws the fields of a card, and our public key there (REGRAS 2.4).",
    response: z.object({ script: z.url(), chavePublica: z.string() }),
    errors: ['meioPagamentoIndisponivel'],
  }),
  pagarComCartao: chamada({
    method: 'POST',
    path: '/pagamento/{id}/cartao',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Pays a payment with the token of a card; its state tells what the bank said (REGRAS 2.4, 2.18).',
    params: z.object({ id: z.uuid() }),
    body: cartaoDigitado.extend({
      proximosMeses: z
        .boolean()
        .optional()
        .meta({ description: 'The saved card becomes that of the following months' }),
    }),
    response: z.object({ id: z.uuid() }),
    errors: [
      'naoEncontrado',
      'meioPagamentoIndisponivel',
      'cartaoNaoPodeSerUsado',
      'cartaoEmAndamento',
      'cartaoDeOutraPessoa',
      'tentativasDeCartao',
      'pagamentoEncerrado',
      'cartaoSemVerificacao',
      'cartaoVencido',
    ],
  }),
  getCartoes: chamada({
    method: 'GET',
    path: '/cartao',
    auth: 'usuario',
    resumo: 'Saved cards, the default one first (spec B§7).',
    response: z.object({ cartoes: z.array(cartaoSalvo) }),
    errors: [],
  }),
  getCartaoRecorrente: chamada({
    method: 'GET',
    path: '/cartao/recorrente',
    auth: 'usuario',
    resumo:
      'The card that pays months by itself where the balance does not, and the groups that it pays (spec B§7; REGRAS 2.8).',
    response: z.object({
      cartao: cartaoSalvo.nullable().meta({ description: 'Null where no card would be charged' }),
      parado: z
        .object({ frase: z.string(), oQueFazer: z.string() })
        .nullable()
        .meta({ description: 'Why the default card is charged no more, until its holder has paid with it' }),
      grupos: z.array(
        z.object({
          id: c.idResposta,
          nome: z.string(),
          icone: z.string(),
          cor: z.string(),
          vencimento: c.dia,
          valor: c.valor.meta({ description: 'The month without the card' }),
          custo: c.valor.meta({ description: 'The part of the card' }),
          temPixProgramado: z.boolean().meta({ description: 'Its bank pays before balance and card are asked' }),
        }),
      ),
      custoDeCem: c.valor.nullable().meta({ description: 'The part of the card in a month of R$ 100,00' }),
    }),
    errors: [],
  }),
  createCartao: chamada({
    method: 'POST',
    path: '/cartao',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Saves a card of two tokens, and holds a small amount by which it is verified (spec B§7; REGRAS 2.14).',
    body: z.object({
      token: c.daMaquina(80, 16),
      tokenDaVerificacao: c.daMaquina(80, 16),
      bandeira: c.daMaquina(30, 2),
      primeirosDigitos: z.string().regex(/^\d{6,8}$/),
      finalDoCartao: z.string().regex(/^\d{4}$/),
      mes: c.inteiro(1, 12),
      ano: c.inteiro(2_000, 2_199),
      endereco,
    }),
    response: z.object({ id: c.idResposta }),
    errors: ['meioPagamentoIndisponivel', 'cartaoVencido', 'cartaoRepetido', 'cartoesDemais'],
  }),
  deleteCartao: chamada({
    method: 'DELETE',
    path: '/cartao/{id}',
    auth: 'usuario',
    resumo: 'Removes a saved card, here and at the provider (spec B§7).',
    params: c.idParam,
    response: c.vazio,
    errors: ['naoEncontrado', 'cartaoEmUso'],
  }),
  ativarCartao: chamada({
    method: 'POST',
    path: '/cartao/ativar',
    auth: 'usuario',
    idempotente: true,
    resumo: 'Tells the amount that the bank shows; three wrong ones end the card (spec B§7; REGRAS 2.14).',
    body: z.object({ idCartao: c.id, valor: c.inteiro(1, 1_000).meta({ description: 'Centavos' }) }),
    response: cartaoSalvo,
    errors: ['naoEncontrado', 'cartaoSemVerificacao'],
  }),
  finalizarSegurancaDoCartao: chamada({
    method: 'POST',
    path: '/cartao/seguranca/finalizar',
    auth: 'usuario',
    resumo: 'Asks now whether the bank has held the amount that verifies a card (spec B§7).',
    body: z.object({ idCartao: c.id }),
    response: cartaoSalvo,
    errors: ['naoEncontrado', 'indisponivel'],
  }),
  escolherCartao: chamada({
    method: 'PUT',
    path: '/cartao/{id}/principal',
    auth: 'usuario',
    resumo: 'Makes a verified card the default one (REGRAS 2.14).',
    params: c.idParam,
    response: cartaoSalvo,
    errors: ['naoEncontrado', 'cartaoSemVerificacao'],
  }),
  updateCartaoRecorrente: chamada({
    method: 'PUT',
    path: '/cartao/{id}/recorrente',
    auth: 'usuario',
    resumo:
      'Lets a verified card pay the months that the balance does not cover, as the default one, or no longer (REGRAS 2.4, 2.8).',
    params: c.idParam,
    body: z.object({ ligado: z.boolean() }),
    response: cartaoSalvo,
    errors: ['naoEncontrado', 'cartaoSemVerificacao'],
  }),
};
