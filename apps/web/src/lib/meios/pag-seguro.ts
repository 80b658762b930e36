import { IconShieldCheck } from '@tabler/icons-react';
import type { MeioQueEspera } from './meio.ts';

/** PagSeguro: paid on the page of PagBank, by card or by Pix. */
export const pagSeguro: MeioQueEspera = {
  icone: IconShieldCheck,
  verbo: 'Pagar com PagSeguro',
  comoFoiPago: 'Com PagSeguro',
  linhas: ({ descricao, motivo }) => ({ descricao, motivo }),
  naoFoi: 'Não conseguimos abrir a página do PagBank. Nenhum valor foi cobrado.',
  espera: {
    pagina: 'checkoutPagamentoProcessandoPagseguro',
    jaAberta: 'Você já começou a pagar esta compra com o PagSeguro.',
    verAberta: 'Continuar com PagSeguro',
    aindaNao: 'O PagBank ainda não confirmou este pagamento. Esta tela muda sozinha quando ele confirmar.',
    confirmado: 'Pagamento confirmado',
    quandoConfirma: 'Em geral em minutos.',
    devolvido: 'Devolvemos o seu pagamento',
    deOutraPessoa: 'O pagamento no PagBank não está no seu CPF.',
    deOutroValor: 'O valor recebido é diferente do valor da compra.',
    comoVolta: 'voltam pelo PagBank, para o cartão ou a conta de onde saíram. Você não precisa fazer nada.',
    paraOnde: 'pelo PagBank, para o cartão ou a conta de onde saiu',
  },
};
