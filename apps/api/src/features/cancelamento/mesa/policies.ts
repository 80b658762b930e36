import type { backofficeCobrancas } from '@rateia/contracts/backoffice-cobrancas';
import type { Politicas } from '../../../http/politicas.ts';
import { DINHEIRO, EQUIPE } from '../../../http/politicas.ts';

/** The whole staff sees why a collection stands where it stands; finance and the lead agree another date (REGRAS 2.8, 2.15). */
export const politicasDaMesa = {
  getCobrancas: EQUIPE,
  combinarDataDaCobranca: DINHEIRO,
} as const satisfies Politicas<keyof typeof backofficeCobrancas>;
