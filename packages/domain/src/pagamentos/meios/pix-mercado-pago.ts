import { somarMinutos } from '../../datas.ts';
import { MEIO_PAGAMENTO } from '../listagem.ts';
import type { MeioDeCobranca } from '../meio.ts';
import { pix } from './pix.ts';

/** Pix by Mercado Pago: a second road to a Pix, off until an approved version of the rules puts it on (REGRAS 2.4). */
export const pixMercadoPago = {
  ...pix,
  ...MEIO_PAGAMENTO.pixMercadoPago,
  descricao: 'Na hora, com o aplicativo do seu banco, em um código do Mercado Pago',
  numeros: ({ meios }) => meios.pixMercadoPago,
  expiraEm: (agora, { meios }) => somarMinutos(agora, meios.pixMercadoPago.minutosDoCodigo),
} as const satisfies MeioDeCobranca;
