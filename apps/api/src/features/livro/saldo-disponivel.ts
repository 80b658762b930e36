import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { Executor } from '../../db/banco.ts';

/** The amount that the wallet may spend now: the stored balance of one account, without a lock. */
export async function saldoDisponivel(db: Executor, usuarioId: number): Promise<Centavos> {
  const conta = await db
    .selectFrom('contas')
    .select('saldo')
    .where('usuario_id', '=', usuarioId)
    .where('tipo', '=', 'disponivel')
    .executeTakeFirstOrThrow();
  return centavos(conta.saldo ?? 0);
}
