import type { backofficeCobrancas } from '@rateia/contracts/backoffice-cobrancas';
import type { backofficeSaidas } from '@rateia/contracts/backoffice-saidas';
import type { Politicas } from '../../../http/politicas.ts';
import { DINHEIRO, EQUIPE } from '../../../http/politicas.ts';

/**
 * Reasons are counts without names, and the whole staff reads them. It sees too why a collection stands where it stands;
 * finance and the lead agree another date (REGRAS 2.8, 2.15).
 */
export const politicasDaMesa = {
  getSaidas: EQUIPE,
  getCobrancas: EQUIPE,
  combinarDataDaCobranca: DINHEIRO,
} as const satisfies Politicas<keyof typeof backofficeSaidas | keyof typeof backofficeCobrancas>;
