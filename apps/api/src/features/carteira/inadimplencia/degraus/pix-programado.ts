import { diaDe } from '@rateia/domain/datas';
import { PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import type { Trx } from '../../../../db/banco.ts';
import type { Deps } from '../../../../http/deps.ts';
import type { ACobrar, PalavraDoDegrau } from './degrau.ts';

/** The words of the bank for a day on which it is still about to pay. */
const POR_VIR = ['SOLICITADA', 'AGENDADA'];

/**
 * Pix programado: the bank was instructed days ago, and pays during this day. While it is to try today the ladder waits; its
 * refusal goes on by the next rung (REGRAS 2.8).
 */
export async function cobrarPixProgramado(
  trx: Trx,
  _deps: Deps,
  { fatura, agora, vez }: ACobrar,
): Promise<PalavraDoDegrau> {
  const hoje = await trx
    .selectFrom('tentativas_do_programado as t')
    .innerJoin('pagamentos as p', 'p.id', 't.pagamento_id')
    .select('p.id')
    .where('p.fatura_id', '=', fatura.id)
    .where('p.estado', 'in', [...PAGAMENTO_ABERTO])
    .where('t.dia', '=', diaDe(agora))
    .where('t.estado', 'in', POR_VIR)
    .executeTakeFirst();
  if (hoje === undefined) return 'segue';
  await trx
    .updateTable('cobrancas_pix_programado')
    .set({ espera_vez: vez })
    .where('pagamento_id', '=', hoje.id)
    .execute();
  return 'espera';
}
