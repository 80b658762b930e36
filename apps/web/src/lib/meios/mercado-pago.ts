import { IconWorld } from '@tabler/icons-react';
import type { MeioQueEspera } from './meio.ts';

/** The wallet of Mercado Pago: paid on its own page. */
export const mercadoPago: MeioQueEspera = {
  icone: IconWorld,
  verbo: 'Pagar com Mercado Pago',
  comoFoiPago: 'Com Mercado Pago',
  linhas: ({ descricao, motivo }) => ({ descricao, motivo }),
  naoFoi: 'Não conseguimos abrir a página do Mercado Pago. Nenhum valor foi cobrado.',
  espera: {
    pagina: 'checkoutPagamentoProcessandoMercadopago',
    jaAberta: 'Você já começou a pagar esta compra com o Mercado Pago.',
    verAberta: 'Continuar com Mercado Pago',
    aindaNao: 'O Mercado Pago ainda não confirmou este pagamento. Esta tela muda sozinha quando ele confirmar.',
    confirmado: 'Pagamento confirmado',
    quandoConfirma: 'Em geral em minutos.',
    devolvido: 'Devolvemos o seu pagamento',
    deOutraPessoa: 'A conta do Mercado Pago não está no seu CPF.',
    deOutroValor: 'O valor recebido é diferente do valor da compra.',
    comoVolta: 'voltam para a sua conta do Mercado Pago. Você não precisa fazer nada.',
    paraOnde: 'para a sua conta do Mercado Pago',
  },
};
