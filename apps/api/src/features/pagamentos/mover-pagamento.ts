import type { Instante } from '@rateia/domain/datas';
import type { EventoPagamento, QuemMovePagamento } from '@rateia/domain/pagamentos/pagamento';
import { MAQUINA_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import type { Trx } from '../../db/banco.ts';
import { mover } from '../../db/mover.ts';
import type { Pagamento } from './repository.ts';

export type Movimentacao = {
  readonly evento: EventoPagamento;
  readonly quem: QuemMovePagamento;
  readonly agora: Instante;
  readonly usuarioId?: number;
  readonly resultado?: string;
  /** The provider was asked about it just now. */
  readonly conferido?: true;
};

/**
 * Moves a payment whose row is locked, if its machine has that step. Answers whether it moved: a step that the state no
 * longer has (a notice that came twice, an expiry after the payment) is not an error.
 */
export async function moverPagamento(trx: Trx, pagamento: Pagamento, m: Movimentacao): Promise<boolean> {
  const { evento, quem, agora, usuarioId, resultado, conferido } = m;
  const { ok } = await mover(trx, MAQUINA_PAGAMENTO, {
    id: pagamento.id,
    de: pagamento.estado,
    evento,
    quem,
    usuarioId,
    agora,
    mudar: {
      resultado,
      conferido_em: conferido ? agora : undefined,
      ...(evento === 'pagar' ? { pago_em: agora, resultado: null } : {}),
    },
    dados: resultado === undefined ? {} : { resultado },
  });
  return ok;
}
