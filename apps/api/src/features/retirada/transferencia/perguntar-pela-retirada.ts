import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { CONCILIAR } from '../../pagamentos/index.ts';

/** Asks the provider now about a payout that it has not answered, before all others; asking never pays (CONFIABILIDADE 1.5). */
export async function perguntarPelaRetirada(trx: Trx, retiradaId: number): Promise<boolean> {
  const enviada = await trx
    .updateTable('retiradas')
    .set({ conferida_em: null })
    .where('id', '=', retiradaId)
    .where('estado', '=', ID_ESTADO_RETIRADA.enviada)
    .returning('id')
    .executeTakeFirst();
  if (enviada === undefined) return false;
  await enfileirar(trx, CONCILIAR, {}, { chave: 'conciliar:agora' });
  return true;
}
