import type { Centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Trx } from './banco.ts';

/** One leg of a movement. Positive: the platform owes the holder more (see 0002-livro.sql for the sign). */
export type Partida = {
  readonly conta: string;
  readonly usuario?: number;
  readonly provedor?: string;
  readonly valor: Centavos;
};

export type Lancamento = {
  readonly motivo: string;
  /** Document that caused it: table name and id. */
  readonly origem: string;
  readonly origemId: number;
  /** Natural key of the effect, e.g. `fatura:12:paga`; the same key is written once. */
  readonly chave: string;
  readonly agora: string;
  readonly partidas: readonly Partida[];
  readonly ator?: number;
};

/**
 * Writes one balanced ledger transaction (HOUSE §7 Ledger). Returns its id, or null when this effect was already
 * written. Throws (database constraint) for an unbalanced movement or a balance below its floor.
 */
export const lancar = async (trx: Trx, l: Lancamento): Promise<number | null> => {
  const { rows } = await sql<{
    id: number | null;
  }>`select lancar(${l.motivo}, ${l.origem}, ${l.origemId}, ${l.chave}, ${l.agora}, ${JSON.stringify(l.partidas)}::jsonb, ${l.ator ?? null}) as id`.execute(
    trx,
  );
  return rows[0]?.id ?? null;
};

/** True for the database's refusal of a balance below its floor (`saldo_minimo`). */
export const ehSaldoInsuficiente = (erro: unknown): boolean => temRestricao(erro, 'saldo_minimo');

export const temRestricao = (erro: unknown, nome: string): boolean =>
  typeof erro === 'object' && erro !== null && 'constraint' in erro && erro.constraint === nome;
