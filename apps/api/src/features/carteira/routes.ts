import type { carteira } from '@rateia/contracts/carteira';
import type { Manipuladores } from '../../http/rotas.ts';
import { comprar } from './comprar.ts';
import { getCredito } from './get-credito.ts';
import { getEconomia } from './get-economia.ts';
import { getExtrato } from './get-extrato.ts';
import { getExtratoItem } from './get-extrato-item.ts';
import { getFatura } from './get-fatura.ts';
import { getFaturas } from './get-faturas.ts';
import { getRegrasRecarga } from './get-regras-recarga.ts';
import { obtergrupos } from './obtergrupos.ts';
import { pagarFatura } from './pagar-fatura.ts';

export const rotasDeCarteira: Manipuladores<typeof carteira> = {
  getCredito,
  getEconomia,
  getExtrato,
  getExtratoItem,
  comprar,
  getRegrasRecarga,
  getFaturas,
  getFatura,
  pagarFatura,
  obtergrupos,
};
