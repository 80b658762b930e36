import type { Centavos } from '@rateia/domain/dinheiro';

/** A group that is sold: its price for one seat. */
export type GrupoDaBancada = {
  readonly id: number;
  readonly administradorId: number;
  readonly valorSemTaxas: Centavos;
  readonly valorTaxa: Centavos;
};

/** The orders of a load process, as one JSON file. */
export type Carga = {
  /** API's port, and the database, for the process that needs them. */
  readonly porta: number;
  readonly banco: string;
  readonly conexoes: number;
  readonly hashDispositivo: string;
  readonly valorTotal: Centavos;
  /** The purchases: the buyer, and the group. */
  readonly compras: readonly { readonly usuario: number; readonly token: string; readonly grupo: GrupoDaBancada }[];
};

/** The measures of a load process. */
export type Medida = {
  readonly vendidas: number;
  readonly recusadas: number;
  readonly segundos: number;
  readonly p50: number;
  readonly p99: number;
};

/** Figures of the calls of one load, whose durations are in milliseconds. */
export function resumir(
  duracoes: number[],
  r: { readonly vendidas: number; readonly recusadas: number; readonly segundos: number },
): Medida {
  duracoes.sort((a, b) => a - b);
  function quantil(q: number): number {
    return duracoes[Math.min(duracoes.length - 1, Math.floor(duracoes.length * q))] ?? 0;
  }
  return { ...r, p50: quantil(0.5), p99: quantil(0.99) };
}
