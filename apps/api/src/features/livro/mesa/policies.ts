import type { backofficeLivro } from '@rateia/contracts/backoffice-livro';
import type { Politicas } from '../../../http/politicas.ts';
import { DINHEIRO } from '../../../http/politicas.ts';

/** Roles of the staff that may make each call of this desk (REGRAS 2.15). */
export const politicasDaMesa = {
  getLivro: DINHEIRO,
} as const satisfies Politicas<keyof typeof backofficeLivro>;
