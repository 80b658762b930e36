import { diaDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { RecebimentoDaFatura } from '@rateia/domain/pagamentos/devolucao-original';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import type { Executor } from '../../../db/banco.ts';
import { meioDo } from '../meios/meios.ts';

/**
 * The receipts that paid each of these invoices, with the amount that no return has taken. Locked when asked to: after
 * the invoices and before any account, which is also the order of a return that the provider refuses (REGRAS 2.9).
 */
export async function recebimentosDasFaturas(
  db: Executor,
  faturas: readonly number[],
  { travar }: { readonly travar: boolean },
): Promise<readonly RecebimentoDaFatura[]> {
  if (faturas.length === 0) return [];
  const consulta = db
    .selectFrom('recebimentos as x')
    .innerJoin('pagamentos as p', 'p.id', 'x.pagamento_id')
    .select([
      'x.id as recebimentoId',
      'x.valor',
      'x.em_devolucao',
      'x.horario',
      'p.id as pagamentoId',
      'p.fatura_id as faturaId',
      'p.meio_pagamento as meioPagamento',
    ])
    .where('p.fatura_id', 'in', [...faturas])
    .where('p.estado', '=', ID_ESTADO_PAGAMENTO.pago)
    .where('x.destino', '=', 'aplicado')
    .orderBy('x.id');
  const linhas = await (travar ? consulta.forNoKeyUpdate('x') : consulta).execute();
  return linhas.map(({ recebimentoId, valor, em_devolucao, horario, pagamentoId, faturaId, meioPagamento }) => ({
    faturaId: faturaId ?? 0,
    recebimentoId,
    pagamentoId,
    meio: meioDo({ meioPagamento }).regra,
    pagoEm: diaDe(horario),
    resta: centavos(valor - em_devolucao),
  }));
}
