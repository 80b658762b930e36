import { IconDeviceMobile } from '@tabler/icons-react';
import type { MeioQueEspera } from './meio.ts';

/** PicPay: paid in its application, by a code or by its page. */
export const picPay: MeioQueEspera = {
  icone: IconDeviceMobile,
  verbo: 'Pagar com PicPay',
  comoFoiPago: 'Com PicPay',
  linhas: ({ descricao, motivo }) => ({ descricao, motivo }),
  naoFoi: 'Não conseguimos abrir a página do PicPay. Nenhum valor foi cobrado.',
  espera: {
    pagina: 'checkoutPagamentoProcessandoPicpay',
    jaAberta: 'Você já começou a pagar esta compra com o PicPay.',
    verAberta: 'Continuar com PicPay',
    aindaNao: 'O PicPay ainda não confirmou este pagamento. Esta tela muda sozinha quando ele confirmar.',
    confirmado: 'Pagamento confirmado',
    quandoConfirma: 'Em geral em minutos.',
    devolvido: 'Devolvemos o seu pagamento',
    deOutraPessoa: 'A conta do PicPay não está no seu CPF.',
    deOutroValor: 'O valor recebido é diferente do valor da compra.',
    comoVolta: 'voltam para a sua conta do PicPay. Você não precisa fazer nada.',
    paraOnde: 'para a sua conta do PicPay',
  },
};
