import { cartaoJuno } from './cartao-juno.ts';
import type { MeioQueEspera } from './meio.ts';

/** A saved card: its code alone is typed. */
export const cartaoCadastrado: MeioQueEspera = {
  ...cartaoJuno,
  verbo: 'Pagar com o cartão cadastrado',
  comoFoiPago: 'Com cartão cadastrado',
};
