import { IconDeviceMobile } from '@tabler/icons-react';
import { porFora } from './por-fora.ts';

/** PicPay: paid in its application, by a code or by its page. */
export const picPay = porFora({
  icone: IconDeviceMobile,
  nome: 'PicPay',
  pagina: 'checkoutPagamentoProcessandoPicpay',
});
