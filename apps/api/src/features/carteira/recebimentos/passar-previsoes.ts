import { ID_STATUS_FATURA, ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import type { Trx } from '../../../db/banco.ts';

/**
 * The months that nobody paid yet are of the administrator who comes; those that were paid stay with the one who goes
 * (REGRAS 2.30). An unpaid month has no entry in the ledger, so no money moves.
 */
export async function passarPrevisoes(
  trx: Trx,
  { grupoId, para }: { readonly grupoId: number; readonly para: number },
): Promise<void> {
  const { pendente, atraso } = ID_STATUS_FATURA;
  await trx
    .updateTable('previsoes')
    .set({ administrador_id: para })
    .where('grupo_id', '=', grupoId)
    .where('status', '=', ID_STATUS_PREVISAO.previsto)
    .where('fatura_id', 'in', (e) => e.selectFrom('faturas').select('id').where('status', 'in', [pendente, atraso]))
    .execute();
}
