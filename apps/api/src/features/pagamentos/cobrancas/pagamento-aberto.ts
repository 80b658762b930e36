import type { Instante } from '@rateia/domain/datas';
import { PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import type { Executor } from '../../../db/banco.ts';
import { IDS_AUTOMATICOS } from '../meios/meios.ts';
import type { PagamentoCriado } from '../repository.ts';

function abertosDa(db: Executor, { faturaId, agora }: { readonly faturaId: number; readonly agora: Instante }) {
  return db
    .selectFrom('pagamentos')
    .select(['id', 'id_publico as idPublico', 'meio_pagamento as meioPagamento', 'expira_em as expiraEm'])
    .where('fatura_id', '=', faturaId)
    .where('estado', 'in', [...PAGAMENTO_ABERTO])
    .where('expira_em', '>', agora)
    .orderBy('id', 'desc')
    .limit(1);
}

/** The payment an invoice waits for and its person may still make, if any. */
export async function pagamentoAbertoDaFatura(
  db: Executor,
  p: { readonly faturaId: number; readonly agora: Instante },
): Promise<{ readonly idPublico: string; readonly meioPagamento: number } | undefined> {
  return await abertosDa(db, p)
    .where('meio_pagamento', 'not in', [...IDS_AUTOMATICOS])
    .executeTakeFirst();
}

/** The open payment that a new one of the same person, means and amount would only repeat. */
export async function acharPagamentoAberto(
  db: Executor,
  p: {
    readonly faturaId: number;
    readonly usuarioId: number;
    readonly meioPagamento: number;
    readonly valor: number;
    readonly agora: Instante;
  },
): Promise<PagamentoCriado | undefined> {
  return await abertosDa(db, p)
    .where('usuario_id', '=', p.usuarioId)
    .where('meio_pagamento', '=', p.meioPagamento)
    .where('valor', '=', p.valor)
    .executeTakeFirst();
}
