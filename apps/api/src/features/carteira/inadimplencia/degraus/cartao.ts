import type { Trx } from '../../../../db/banco.ts';
import type { Deps } from '../../../../http/deps.ts';
import { cobrarPeloCartao } from '../../../pagamentos/index.ts';
import type { ACobrar, PalavraDoDegrau } from './degrau.ts';

/**
 * The default saved card, with its cost: the bank is asked by a job, and its word or its silence lets the ladder go on by
 * the next rung (REGRAS 2.8).
 */
export async function cobrarDoCartao(trx: Trx, deps: Deps, { fatura, vez, agora }: ACobrar): Promise<PalavraDoDegrau> {
  const { id: faturaId, usuarioId } = fatura;
  return (await cobrarPeloCartao(trx, deps, { faturaId, usuarioId, vez, agora })) ? 'espera' : 'segue';
}
