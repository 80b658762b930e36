import type { Centavos } from './dinheiro.ts';

/** One row of an amount's arithmetic; the rows shown with an amount sum to it. `conta` is the sum in words. */
export type LinhaDeValor = {
  readonly chave: string;
  readonly rotulo: string;
  readonly valor: Centavos;
  readonly conta?: string;
};
