import type { NomeDaSaida } from '@rateia/domain/retirada/regras';
import { saidaPorPix } from './pix.ts';

/** How each means of payout of the domain is carried out: a means without its row does not compile. */
export const SAIDAS = { pix: saidaPorPix } as const satisfies { readonly [N in NomeDaSaida]: unknown };
