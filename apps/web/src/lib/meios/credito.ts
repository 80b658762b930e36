import { PAGAMENTO_NAO_APROVADO } from '@rateia/domain/pagamentos/listagem';
import { IconWallet } from '@tabler/icons-react';
import type { MeioNaTela } from './meio.ts';

/** The wallet says how much it holds. */
export const credito: MeioNaTela = {
  icone: IconWallet,
  verbo: 'Pagar com saldo',
  comoFoiPago: 'Com saldo',
  linhas: ({ motivo }, saldo) => ({
    descricao: `Disponível: ${saldo}`,
    motivo: motivo === null ? null : `${motivo}: você tem ${saldo}`,
  }),
  naoFoi: PAGAMENTO_NAO_APROVADO,
  espera: undefined,
};
