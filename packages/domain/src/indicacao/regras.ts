import { centavos } from '../dinheiro.ts';

/** The numbers of a referral for each of two people, in centavos and days (REGRAS 2.13). */
export const REGRAS_DA_INDICACAO = {
  desconto: centavos(500),
  credito: centavos(500),
  minimoDaCompra: centavos(1_000),
  diasParaCreditar: 8,
  maximoPorMes: centavos(10_000),
};

/** The saving on the first paid subscription for a person who arrives by a code (REGRAS 2.13). */
export const DESCONTO_DO_INDICADO = REGRAS_DA_INDICACAO.desconto;
