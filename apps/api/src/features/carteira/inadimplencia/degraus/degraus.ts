import type { DegrauDaEscada } from '@rateia/domain/carteira/cobranca';
import { cobrarDoCartao } from './cartao.ts';
import { pedirCodigoPix } from './codigo-pix.ts';
import type { Degrau } from './degrau.ts';
import { cobrarPixProgramado } from './pix-programado.ts';
import { cobrarDoSaldo } from './saldo.ts';

/** The module of each rung; one that the domain names and that is not here does not compile. */
export const DEGRAUS: { readonly [D in DegrauDaEscada]: Degrau } = {
  pixProgramado: cobrarPixProgramado,
  saldo: cobrarDoSaldo,
  cartao: cobrarDoCartao,
  codigoPix: pedirCodigoPix,
};
