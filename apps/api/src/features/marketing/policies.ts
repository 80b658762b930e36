import type { marketing } from '@rateia/contracts/marketing';
import type { Politicas } from '../../http/politicas.ts';

/** Who may make each call (REGRAS 2.15). */
export const politicasDeMarketing: Politicas<keyof typeof marketing> = {
  getVersao: ['visitante'],
  getConfiguracao: ['visitante'],
  relatarErro: ['visitante'],
};
