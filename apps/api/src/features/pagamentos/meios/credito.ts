import { credito as regra } from '@rateia/domain/pagamentos/meios/credito';
import type { PagaNaHora } from './meio.ts';

/** The wallet: its money is in the ledger already. */
export const credito: PagaNaHora = { nome: 'credito', regra };
