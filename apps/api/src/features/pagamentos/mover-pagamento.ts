import type { Instante } from '@rateia/domain/datas';
import { transicionar } from '@rateia/domain/maquina';
import type { EventoPagamento, QuemMovePagamento } from '@rateia/domain/pagamentos/pagamento';
import { MAQUINA_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import type { Trx } from '../../db/banco.ts';
import { registrarTransicao } from '../../db/transicoes.ts';
import type { Pagamento } from './repository.ts';

export type Movimentacao = {
  readonly evento: EventoPagamento;
  readonly quem: QuemMovePagamento;
  readonly agora: Instante;
  readonly usuarioId?: number;
  readonly resultado?: string;
};

/**
 * Moves a payment whose row is locked, if its machine has that step, and writes the audit row. Answers whether it moved:
 * a step that the state no longer has (a notice that came twice, an expiry after the payment) is not an error.
 */
export const moverPagamento = async (trx: Trx, pagamento: Pagamento, m: Movimentacao): Promise<boolean> => {
  const passo = transicionar(MAQUINA_PAGAMENTO, {
    estado: pagamento.estado,
    evento: m.evento,
    quem: m.quem,
    contexto: undefined,
  });
  if (!passo.ok) return false;
  await trx
    .updateTable('pagamentos')
    .set({
      estado: passo.para,
      ...(m.resultado === undefined ? {} : { resultado: m.resultado }),
      ...(m.evento === 'pagar' ? { pago_em: m.agora, resultado: null } : {}),
    })
    .where('id', '=', pagamento.id)
    .execute();
  await registrarTransicao(trx, {
    entidade: 'pagamento',
    entidadeId: pagamento.id,
    de: pagamento.estado,
    evento: m.evento,
    para: passo.para,
    quem: m.quem,
    usuarioId: m.usuarioId ?? null,
    em: m.agora,
    dados: m.resultado === undefined ? {} : { resultado: m.resultado },
  });
  return true;
};
