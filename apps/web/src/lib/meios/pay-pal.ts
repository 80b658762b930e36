import { IconBrandPaypal } from '@tabler/icons-react';
import type { MeioQueEspera } from './meio.ts';

/** PayPal: approved on its own page, and charged when the person is back. */
export const payPal: MeioQueEspera = {
  icone: IconBrandPaypal,
  verbo: 'Pagar com PayPal',
  comoFoiPago: 'Com PayPal',
  linhas: ({ descricao, motivo }) => ({ descricao, motivo }),
  naoFoi: 'Não conseguimos abrir a página do PayPal. Nenhum valor foi cobrado.',
  espera: {
    pagina: 'checkoutPagamentoProcessandoPaypal',
    jaAberta: 'Você já começou a pagar esta compra com o PayPal.',
    verAberta: 'Continuar com PayPal',
    aindaNao: 'O PayPal ainda não confirmou este pagamento. Esta tela muda sozinha quando ele confirmar.',
    confirmado: 'Pagamento confirmado',
    quandoConfirma: 'Em geral em minutos.',
    devolvido: 'Devolvemos o seu pagamento',
    deOutraPessoa: 'A conta do PayPal não está no seu CPF.',
    deOutroValor: 'O valor recebido é diferente do valor da compra.',
    comoVolta: 'voltam para a sua conta do PayPal. Você não precisa fazer nada.',
    paraOnde: 'para a sua conta do PayPal',
  },
};
