import { IconShieldCheck } from '@tabler/icons-react';
import { porFora } from './por-fora.ts';

/** PagSeguro: paid on the page of PagBank, by card or by Pix. */
export const pagSeguro = porFora({
  icone: IconShieldCheck,
  nome: 'PagSeguro',
  empresa: 'PagBank',
  pagina: 'checkoutPagamentoProcessandoPagseguro',
  deOutraPessoa: 'O pagamento no PagBank não está no seu CPF.',
  paraOnde: 'pelo PagBank, para o cartão ou a conta de origem',
});
