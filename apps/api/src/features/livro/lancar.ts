import type { Motivo } from '@rateia/domain/carteira/motivos';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, negar } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Trx } from '../../db/banco.ts';
import { temRestricao } from '../../db/restricao.ts';

/** One leg of a movement. Positive: the platform owes the holder more (see esquema/09-livro.sql for the sign). */
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
export async function lancar(trx: Trx, l: Lancamento): Promise<number | null> {
  return await escrever(trx, l, null);
}

async function escrever(trx: Trx, l: Lancamento, anula: number | null): Promise<number | null> {
  const { rows } = await sql<{
    readonly id: number | null;
  }>`select lancar(${l.motivo}, ${l.origem}, ${l.origemId}, ${l.chave}, ${l.agora}, ${JSON.stringify(l.partidas)}::jsonb, ${l.ator ?? null}, ${anula}) as id`.execute(
    trx,
  );
  return rows[0]?.id ?? null;
}

export type Anulacao =
  | { readonly ok: true; readonly id: number; readonly partidas: readonly Partida[] }
  | { readonly ok: false; readonly motivo: 'inexistente' | 'ehAnulacao' | 'jaAnulada' };

/**
 * Cancels a transaction that should not have been, by another one with every entry turned round, about the same
 * document. A transaction is cancelled once. A reversal is never cancelled itself: the entry that it took away is
 * written anew (HOUSE §7 Ledger). Throws (database constraint) where a balance would fall below its floor.
 */
export async function anular(
  trx: Trx,
  transacaoId: number,
  { agora, ator }: { readonly agora: string; readonly ator?: number },
): Promise<Anulacao> {
  const t = await trx
    .selectFrom('transacoes')
    .select(['origem', 'origem_id', 'anula_id'])
    .where('id', '=', transacaoId)
    .executeTakeFirst();
  if (t === undefined) return { ok: false, motivo: 'inexistente' };
  if (t.anula_id !== null) return { ok: false, motivo: 'ehAnulacao' };
  const linhas = await trx
    .selectFrom('partidas as p')
    .innerJoin('contas as c', 'c.id', 'p.conta_id')
    .select(['c.tipo', 'c.usuario_id', 'c.provedor', 'p.valor'])
    .where('p.transacao_id', '=', transacaoId)
    .orderBy('p.id')
    .execute();
  const partidas = linhas.map(({ tipo: conta, usuario_id, provedor, valor }) => ({
    conta,
    ...(usuario_id === null ? {} : { usuario: usuario_id }),
    provedor,
    valor: negar(centavos(valor)),
  }));
  const id = await escrever(
    trx,
    {
      motivo: 'anulacao' satisfies Motivo,
      origem: t.origem,
      origemId: t.origem_id,
      chave: `transacao:${transacaoId}:anulacao`,
      agora,
      partidas,
      ...(ator === undefined ? {} : { ator }),
    },
    transacaoId,
  );
  return id === null ? { ok: false, motivo: 'jaAnulada' } : { ok: true, id, partidas };
}

/** True for the database's refusal of a balance below its floor (`saldo_minimo`). */
export function ehSaldoInsuficiente(erro: unknown): boolean {
  return temRestricao(erro, 'saldo_minimo');
}
