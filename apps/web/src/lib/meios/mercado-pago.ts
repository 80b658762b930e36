import { IconWorld } from '@tabler/icons-react';
import { porFora } from './por-fora.ts';

/** The wallet of Mercado Pago: paid on its own page. */
export const mercadoPago = porFora({
  icone: IconWorld,
  nome: 'Mercado Pago',
  pagina: 'checkoutPagamentoProcessandoMercadopago',
});
