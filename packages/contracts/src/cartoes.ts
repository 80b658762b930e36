import { ESTADO_TENTATIVA } from '@rateia/domain/pagamentos/cartao/tentativa';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

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
    body: cartaoDigitado,
    response: z.object({ id: z.uuid() }),
    errors: [
      'naoEncontrado',
      'meioPagamentoIndisponivel',
      'cartaoNaoPodeSerUsado',
      'cartaoEmAndamento',
      'cartaoDeOutraPessoa',
      'tentativasDeCartao',
      'pagamentoEncerrado',
    ],
  }),
};
