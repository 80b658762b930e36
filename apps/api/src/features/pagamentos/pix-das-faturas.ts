import { diaDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { PixDaFatura } from '@rateia/domain/pagamentos/devolucao-original';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import type { Executor } from '../../db/banco.ts';

/**
 * The Pix that paid each of these invoices, with what no return has taken from it. Locked when asked to: after the
 * invoices and before any account, which is the order of a return that the bank refuses (REGRAS 2.9).
 */
export const pixDasFaturas = async (
  db: Executor,
  faturas: readonly number[],
  { travar }: { readonly travar: boolean },
): Promise<readonly PixDaFatura[]> => {
  if (faturas.length === 0) return [];
  const consulta = db
    .selectFrom('pix_recebidos as x')
    .innerJoin('pagamentos as p', (j) => j.onRef('p.id', '=', 'x.pagamento_id').onRef('p.e2eid', '=', 'x.e2eid'))
    .select(['x.e2eid', 'x.valor', 'x.em_devolucao', 'x.horario', 'p.id as pagamentoId', 'p.fatura_id as faturaId'])
    .where('p.fatura_id', 'in', [...faturas])
    .where('p.estado', '=', ID_ESTADO_PAGAMENTO.pago)
    .where('x.destino', '=', 'aplicado')
    .orderBy('x.e2eid');
  const linhas = await (travar ? consulta.forUpdate('x') : consulta).execute();
  return linhas.map(({ e2eid, valor, em_devolucao, horario, pagamentoId, faturaId }) => ({
    faturaId: faturaId ?? 0,
    e2eid,
    pagamentoId,
    pagoEm: diaDe(horario),
    resta: centavos(valor - em_devolucao),
  }));
};
