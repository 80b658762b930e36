import { IconCreditCard } from '@tabler/icons-react';
import type { MeioQueEspera } from './meio.ts';

/** A card is typed on a page of its own, and its bank answers while the person looks on. */
export const cartaoJuno: MeioQueEspera = {
  icone: IconCreditCard,
  verbo: 'Pagar com cartão',
  comoFoiPago: 'Com cartão',
  linhas: ({ descricao, motivo }) => ({ descricao, motivo }),
  naoFoi: 'O pagamento com cartão não foi concluído. Nenhum valor foi cobrado.',
  espera: {
    pagina: 'checkoutCadastroCartao1',
    jaAberta: 'Você já começou a pagar esta compra com cartão.',
    verAberta: 'Continuar com cartão',
    aindaNao: 'O banco do cartão ainda não respondeu. Esta tela muda sozinha quando ele responder.',
    confirmado: 'Cartão aprovado',
    quandoConfirma: 'Em segundos. Alguns bancos pedem que você confirme a compra.',
    devolvido: 'Devolvemos o valor ao seu cartão',
    deOutraPessoa: 'O cartão não está no seu CPF.',
    deOutroValor: 'O valor cobrado é diferente do valor da compra.',
    comoVolta: 'voltam para o cartão e aparecem na fatura desta ou da próxima. Você não precisa fazer nada.',
    paraOnde: 'para o cartão',
  },
};
