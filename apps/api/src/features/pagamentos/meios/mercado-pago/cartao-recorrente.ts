import { cartaoRecorrente as regra } from '@rateia/domain/pagamentos/meios/cartao-recorrente';
import type { CobraPorProvedor } from '../meio.ts';
import { cartao } from './cartao.ts';

/** The default saved card, charged by the product: its one try is made with the payment, by the ladder (REGRAS 2.8). */
export const cartaoRecorrente: CobraPorProvedor = {
  ...cartao,
  nome: 'cartaoRecorrente',
  regra,
  ofereceA: async () => false,
  // The rows of its payments stand with those of a typed card.
  dadosPessoais: [],
};
