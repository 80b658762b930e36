import { sql } from 'kysely';
import type { Executor } from '../../db/banco.ts';

/** Figures of the ledger: balance per kind of account (from the entries), transactions, entries, sealed ones. */
export async function figurasDoLivro(db: Executor) {
  const contas = await sql<{ readonly tipo: string; readonly provedor: string; readonly saldo: number }>`
    select c.tipo, c.provedor, coalesce(sum(p.valor), 0)::bigint as saldo from contas c left join partidas p on p.conta_id = c.id group by c.tipo, c.provedor order by 1, 2`.execute(
    db,
  );
  const totais = await sql<{ readonly transacoes: number; readonly partidas: number; readonly lacradas: number }>`
    select (select count(*) from transacoes)::bigint as transacoes, (select count(*) from partidas)::bigint as partidas, (select count(*) from lacres)::bigint as lacradas`.execute(
    db,
  );
  return { contas: contas.rows, ...(totais.rows[0] ?? { transacoes: 0, partidas: 0, lacradas: 0 }) };
}
