import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { desistirDoCartao } from '../../pagamentos/index.ts';
import { descerEscada } from '../faturas/cobrar-fatura.ts';
import { travarAberta } from '../faturas/travar-aberta.ts';

/**
 * Deadline `cartao.espera`: the card brought no money, or its bank did not answer in time. The charge ends, and the ladder
 * goes on by the next rung; an invoice that was paid meanwhile waits for nothing (REGRAS 2.8).
 */
export async function descerDoCartao(
  trx: Trx,
  deps: Deps,
  { pagamentoId, agora }: { readonly pagamentoId: number; readonly agora: Instante },
): Promise<void> {
  const { fatura_id: faturaId } = await trx
    .selectFrom('pagamentos')
    .select('fatura_id')
    .where('id', '=', pagamentoId)
    .executeTakeFirstOrThrow();
  const aberta = faturaId === null ? undefined : await travarAberta(trx, faturaId);
  const vez = await desistirDoCartao(trx, { pagamentoId, agora });
  if (aberta !== undefined && vez !== null)
    await descerEscada(trx, deps, { ...aberta, agora, vez, depoisDe: 'cartao' });
}
