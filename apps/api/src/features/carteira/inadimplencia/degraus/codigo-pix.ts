import { sql } from 'kysely';
import type { Trx } from '../../../../db/banco.ts';
import type { Deps } from '../../../../http/deps.ts';
import { notificarCobranca } from '../../notificacoes.ts';
import type { ACobrar, PalavraDoDegrau } from './degrau.ts';

/** The last rung: the member is asked to pay, by a link behind which one tap makes a Pix code (REGRAS 2.8). */
export async function pedirCodigoPix(trx: Trx, deps: Deps, c: ACobrar): Promise<PalavraDoDegrau> {
  await trx
    .updateTable('faturas')
    .set({ tentativas: sql`tentativas + 1`, causa_falha: 'saldoInsuficiente' })
    .where('id', '=', c.fatura.id)
    .execute();
  await notificarCobranca(trx, deps, c);
  return 'espera';
}
