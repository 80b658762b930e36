import { sql } from 'kysely';
import type { Trx } from '../../../../db/banco.ts';
import type { Deps } from '../../../../http/deps.ts';
import { ultimasNoCartao } from '../../../pagamentos/index.ts';
import { notificarCobranca } from '../../notificacoes.ts';
import type { ACobrar, PalavraDoDegrau } from './degrau.ts';

/** The last rung: the member is asked to pay, by a link behind which one tap makes a Pix code (REGRAS 2.8). */
export async function pedirCodigoPix(trx: Trx, deps: Deps, c: ACobrar): Promise<PalavraDoDegrau> {
  const noCartao = (await ultimasNoCartao(trx, [c.fatura.id])).get(c.fatura.id);
  await trx
    .updateTable('faturas')
    .set({ tentativas: sql`tentativas + 1`, causa_falha: noCartao === undefined ? 'saldoInsuficiente' : 'cartao' })
    .where('id', '=', c.fatura.id)
    .execute();
  await notificarCobranca(trx, deps, { ...c, noCartao });
  return 'espera';
}
