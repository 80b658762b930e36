import { IconBolt } from '@tabler/icons-react';
import { paths } from '../paths.ts';
import type { MeioNaTela } from './meio.ts';

/** A Pix that fails was never made: there is nothing a bank could have refused. */
export const pix: MeioNaTela = {
  icone: IconBolt,
  verbo: 'Pagar com Pix',
  comoFoiPago: 'Com Pix',
  linhas: ({ descricao, motivo }) => ({ descricao, motivo }),
  naoFoi: 'Não conseguimos gerar o código Pix. Nenhum valor foi cobrado.',
  espera: paths.checkoutPagamentoProcessandoPix,
};
