import { IconBarcode } from '@tabler/icons-react';
import type { MeioQueEspera } from './meio.ts';

/** A boleto is paid on another day, and its money comes later still. */
export const boleto: MeioQueEspera = {
  icone: IconBarcode,
  verbo: 'Pagar com boleto',
  comoFoiPago: 'Com boleto',
  linhas: ({ descricao, motivo }) => ({ descricao, motivo }),
  naoFoi: 'Não conseguimos gerar o boleto. Nenhum valor foi cobrado.',
  espera: {
    pagina: 'checkoutPagamentoProcessandoBoleto',
    jaAberta: 'Você já gerou um boleto para esta compra.',
    verAberta: 'Ver o boleto',
    aindaNao: 'O banco ainda não confirmou este boleto. Depois de pago, ele leva até 2 dias úteis para cair.',
    confirmado: 'Boleto confirmado',
    quandoConfirma: 'Em até 2 dias úteis depois de você pagar.',
    devolvido: 'O valor do seu boleto foi devolvido',
    deOutraPessoa: 'O boleto não está no seu CPF.',
    deOutroValor: 'O valor recebido é diferente do valor do boleto.',
    comoVolta: 'voltam para o seu saldo, porque um boleto pago não volta pelo banco. Você não precisa fazer nada.',
    paraOnde: 'para o seu saldo',
  },
};
