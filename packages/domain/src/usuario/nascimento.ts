import type { Dia } from '../datas.ts';
import { ehDia, idadeEm } from '../datas.ts';

/** The least age for an account with fiscal data (spec A§2; Civil Code, art. 5). */
export const MAIORIDADE_ANOS = 18;
/** The greatest verified age is 122 years; a date beyond it is a typing error. */
const IDADE_MAXIMA_ANOS = 130;

/** True for 18 or more on that day. */
export function maiorDeIdade(nascimento: Dia, hoje: Dia): boolean {
  return idadeEm(nascimento, hoje) >= MAIORIDADE_ANOS;
}

/** True for a day that exists, not in the future, of somebody who may be alive. */
export function nascimentoPossivel(nascimento: string, hoje: Dia): boolean {
  if (!ehDia(nascimento) || nascimento > hoje) return false;
  return idadeEm(nascimento, hoje) <= IDADE_MAXIMA_ANOS;
}
