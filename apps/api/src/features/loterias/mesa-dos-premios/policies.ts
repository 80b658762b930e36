import type { backofficePremios } from '@rateia/contracts/backoffice-premios';
import type { Politicas } from '../../../http/politicas.ts';
import { DINHEIRO, EQUIPE } from '../../../http/politicas.ts';

/** Roles of the staff that may make each call of this desk (REGRAS 2.15). */
export const politicasDosPremios = {
  getResultadosAResolver: EQUIPE,
  proporResultado: EQUIPE,
  confirmarResultado: EQUIPE,
  recusarResultado: EQUIPE,
  getPremiosAReceber: DINHEIRO,
  updateGuardiao: DINHEIRO,
  registrarPremio: DINHEIRO,
} as const satisfies Politicas<keyof typeof backofficePremios>;
