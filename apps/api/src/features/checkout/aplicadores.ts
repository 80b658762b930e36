import type { Aplicadores } from '../carteira/index.ts';
import { aplicarNaFatura, aplicarRecarga } from '../carteira/index.ts';
import { honrarPagamento } from './honrar-pagamento.ts';

/** What received money is used for, by the purpose of its payment. */
export const aplicadores: Aplicadores = {
  assinatura: honrarPagamento,
  credito: aplicarRecarga,
  fatura: aplicarNaFatura,
};
