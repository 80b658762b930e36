import type { MeioQueEspera } from './meio.ts';
import { pix } from './pix.ts';

/** A Pix whose code Mercado Pago makes: on the screen it is any other Pix. */
export const pixMercadoPago: MeioQueEspera = {
  ...pix,
  verbo: 'Pagar com Pix pelo Mercado Pago',
  comoFoiPago: 'Com Pix pelo Mercado Pago',
};
