import { de, mais, menos } from '../carteira/partidas.ts';
import type { Movimento } from '../carteira/razao.ts';
import { movimento } from '../carteira/razao.ts';
import type { Centavos } from '../dinheiro.ts';
import { menor } from '../dinheiro.ts';

type Parte = { readonly usuario: number; readonly valor: Centavos };

/** A member puts money of his wallet aside for the draws of one series (REGRAS 2.12 Recurring). */
export function guardaNaSerie({ usuario, valor }: Parte): Movimento {
  return movimento('guardaNaSerie', [menos(de('disponivel', usuario), valor), mais(de('guardado', usuario), valor)]);
}

/** It goes back to the wallet: by its owner's word, or because a draw is charged from there at once. */
export function voltaDaSerie(motivo: 'voltaDaSerie' | 'usoDaSerie', { usuario, valor }: Parte): Movimento {
  return movimento(motivo, [menos(de('guardado', usuario), valor), mais(de('disponivel', usuario), valor)]);
}

/** The part of a charge that the balance of the series bears; the wallet bears the rest. */
export function parteDoSaldo(saldo: Centavos, valor: Centavos): Centavos {
  return menor(saldo, valor);
}
