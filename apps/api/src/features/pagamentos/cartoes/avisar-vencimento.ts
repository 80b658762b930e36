import type { Instante } from '@rateia/domain/datas';
import { ID_ESTADO_CARTAO, validadeEscrita } from '@rateia/domain/pagamentos/cartao/cadastrado';
import type { Trx } from '../../../db/banco.ts';
import { notificar } from '../../notificacoes/index.ts';

/** Deadline `cartao.vencendo`: in the last month of a saved card its holder is told, once (REGRAS 2.14). */
export async function avisarVencimento(
  trx: Trx,
  { cartaoId, agora }: { readonly cartaoId: number; readonly agora: Instante },
): Promise<void> {
  const c = await trx
    .selectFrom('cartoes')
    .select(['usuario_id', 'estado', 'final_do_cartao', 'mes', 'ano'])
    .where('id', '=', cartaoId)
    .executeTakeFirstOrThrow();
  if (c.estado !== ID_ESTADO_CARTAO.ativo) return;
  await notificar(trx, {
    usuarioId: c.usuario_id,
    modelo: 'cartaoVencendo',
    dados: { final: c.final_do_cartao, validade: validadeEscrita(c) },
    fato: cartaoId,
    agora,
  });
}
