import type { Centavos } from '../dinheiro.ts';
import { centavos, somar, ZERO } from '../dinheiro.ts';
import type { Conta, Partida } from './contas.ts';
import { chaveDaConta, podeFicarNegativa } from './contas.ts';
import type { Motivo } from './motivos.ts';

/** One transaction of the ledger: why, and two or more entries which sum to zero (HOUSE §7). */
export type Movimento = { readonly motivo: Motivo; readonly partidas: readonly Partida[] };

/** Balances by account key; an account without a row holds nothing. */
export type Saldos = ReadonlyMap<string, Centavos>;

export type ResultadoDoLancamento =
  | { readonly ok: true; readonly saldos: Saldos }
  | { readonly ok: false; readonly recusa: 'saldoInsuficiente'; readonly conta: Conta };

/**
 * Makes a transaction: entries of the same account are joined, zeros dropped. Throws when the entries do not sum to
 * zero or nothing is left to move, since either is a fault of the caller (HOUSE §7).
 */
export function movimento(motivo: Motivo, partidas: readonly Partida[]): Movimento {
  const porConta = new Map<string, Partida>();
  for (const partida of partidas) {
    const chave = chaveDaConta(partida);
    const anterior = porConta.get(chave);
    porConta.set(chave, { ...partida, valor: somar(anterior?.valor ?? ZERO, partida.valor) });
  }
  const restantes = [...porConta.values()].filter((partida) => partida.valor !== 0);
  if (somaDas(restantes) !== 0) throw new RangeError(`${motivo}: entries do not sum to zero`);
  if (restantes.length < 2) throw new RangeError(`${motivo}: nothing moves`);
  return { motivo, partidas: restantes };
}

/** Sum of entries: zero for every transaction (HOUSE §7). */
export function somaDas(partidas: readonly Partida[]): Centavos {
  return somar(...partidas.map((partida) => partida.valor));
}

export function saldoDe(saldos: Saldos, conta: Conta): Centavos {
  return saldos.get(chaveDaConta(conta)) ?? ZERO;
}

/** Applies a transaction whole, or refuses it because a person's account would go below zero (HOUSE §7). */
export function lancar(saldos: Saldos, { partidas }: Movimento): ResultadoDoLancamento {
  const novos = new Map(saldos);
  for (const partida of partidas) {
    const saldo = centavos(saldoDe(novos, partida) + partida.valor);
    if (saldo < 0 && !podeFicarNegativa(partida)) return { ok: false, recusa: 'saldoInsuficiente', conta: partida };
    novos.set(chaveDaConta(partida), saldo);
  }
  return { ok: true, saldos: novos };
}
