import { manter } from '../../db/dados-pessoais.ts';

/** Rows of money stay for five years after an account is deleted (REGRAS 2.17). */
export const FISCAL = manter('Registro de dinheiro, guardado por 5 anos; só tem o número da conta.');
