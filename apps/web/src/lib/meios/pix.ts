import { IconBolt } from '@tabler/icons-react';
import type { MeioQueEspera } from './meio.ts';

/** A Pix that fails was never made: there is nothing a bank could have refused. */
export const pix: MeioQueEspera = {
  icone: IconBolt,
  verbo: 'Pagar com Pix',
  comoFoiPago: 'Com Pix',
  linhas: ({ descricao, motivo }) => ({ descricao, motivo }),
  naoFoi: 'Não conseguimos gerar o código Pix. Nenhum valor foi cobrado.',
  espera: {
    pagina: 'checkoutPagamentoProcessandoPix',
    jaAberta: 'Você já gerou um código Pix para esta compra.',
    verAberta: 'Ver o código',
    aindaNao: 'O banco ainda não confirmou este Pix. Esta tela muda sozinha quando ele cair.',
    confirmado: 'Pix confirmado',
    quandoConfirma: 'Em segundos, a qualquer hora.',
    devolvido: 'Devolvemos o seu Pix',
    deOutraPessoa: 'O Pix veio de uma conta que não está no seu CPF.',
    deOutroValor: 'O valor recebido é diferente do valor do código.',
    comoVolta: 'voltam para a conta de onde saíram, em geral em poucos minutos. Você não precisa fazer nada.',
    paraOnde: 'para a conta de onde saiu',
  },
};
