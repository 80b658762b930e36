import type { Instante } from '@rateia/domain/datas';
import { PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import type { Executor } from '../../db/banco.ts';

/** The payment an invoice waits for, if any. */
export const pagamentoAbertoDaFatura = async (
  db: Executor,
  { faturaId, agora }: { readonly faturaId: number; readonly agora: Instante },
): Promise<{ readonly idPublico: string } | undefined> =>
  await db
    .selectFrom('pagamentos')
    .select('id_publico as idPublico')
    .where('fatura_id', '=', faturaId)
    .where('estado', 'in', [...PAGAMENTO_ABERTO])
    .where('expira_em', '>', agora)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
