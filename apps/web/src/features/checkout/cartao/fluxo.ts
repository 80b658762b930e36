import type { CartaoDigitado } from '../../../lib/campos-do-cartao.ts';
import { criarFluxo, useFluxo } from '../../../lib/fluxo.ts';

/** A card between its two pages: the tokens of it, each of them good once. */
export interface CartaoNovo {
  readonly cartao: CartaoDigitado;
  readonly tokenDaVerificacao: string;
}

const fluxo = criarFluxo<CartaoNovo | null, CartaoNovo | null>({
  nome: 'novo-cartao',
  versao: 1,
  inicial: null,
  reduzir: (_, novo) => novo,
});

export const anotarCartao = fluxo.despachar;
export function useCartaoNovo(): CartaoNovo | null {
  return useFluxo(fluxo);
}
