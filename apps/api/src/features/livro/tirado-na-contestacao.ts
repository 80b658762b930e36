import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Trx } from '../../db/banco.ts';

/** The part of a person's balance that left the books when a review was decided against the payment. */
export async function tiradoNaContestacao(
  trx: Trx,
  { revisaoId, usuarioId }: { readonly revisaoId: number; readonly usuarioId: number },
): Promise<Centavos> {
  const { rows } = await sql<{ readonly tirado: number }>`
    select coalesce(-sum(p.valor), 0)::bigint as tirado from partidas p join transacoes t on t.id = p.transacao_id
      join contas c on c.id = p.conta_id
    where t.chave = ${`revisao:${revisaoId}:contestacao`} and c.tipo = 'bloqueado' and c.usuario_id = ${usuarioId}`.execute(
    trx,
  );
  return centavos(rows[0]?.tirado ?? 0);
}
