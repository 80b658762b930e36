import type { backofficeIndicacoes } from '@rateia/contracts/backoffice-indicacoes';
import type { Politicas } from '../../../http/politicas.ts';
import { DINHEIRO, EQUIPE } from '../../../http/politicas.ts';

/** Referrals cost the platform money: finance and the lead decide, and the whole staff sees them (REGRAS 2.13, 2.15). */
export const politicasDaMesa = {
  getIndicacoesDaMesa: EQUIPE,
  segurarIndicacao: DINHEIRO,
  soltarIndicacao: DINHEIRO,
  anularIndicacao: DINHEIRO,
  restaurarIndicacao: DINHEIRO,
} as const satisfies Politicas<keyof typeof backofficeIndicacoes>;
