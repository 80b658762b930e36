import type { NomeDaSaida } from '@rateia/domain/retirada/regras';
import { saidaPorBoleto } from './boleto.ts';
import { saidaPorPix } from './pix.ts';
import { saidaPorTed } from './ted.ts';

/** How each means of payout of the domain is carried out: a means without its row does not compile. */
export const SAIDAS = { ted: saidaPorTed, boleto: saidaPorBoleto, pix: saidaPorPix } as const satisfies {
  readonly [N in NomeDaSaida]: unknown;
};
