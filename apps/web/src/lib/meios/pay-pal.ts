import { IconBrandPaypal } from '@tabler/icons-react';
import { porFora } from './por-fora.ts';

/** PayPal: approved on its own page, and charged when the person is back. */
export const payPal = porFora({
  icone: IconBrandPaypal,
  nome: 'PayPal',
  pagina: 'checkoutPagamentoProcessandoPaypal',
});
