import type { backofficeJogo } from '@rateia/contracts/backoffice-jogo';
import type { Politicas } from '../../../http/politicas.ts';
import { EQUIPE } from '../../../http/politicas.ts';

/** Numbers without names: the whole staff reads them (REGRAS 2.15). */
export const politicasDoJogo = {
  getJogoDaOperacao: EQUIPE,
} as const satisfies Politicas<keyof typeof backofficeJogo>;
