import type { Instante } from '@rateia/domain/datas';
import { diaDe, somarDias } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { vencerPromocional } from './vencer-promocional.ts';

/** Ends a spend-only credit now: what is free of it goes back to the platform, what was spent stays (REGRAS 2.29). */
export async function encerrarPromocional(
  trx: Trx,
  { creditoId, agora }: { readonly creditoId: number; readonly agora: Instante },
): Promise<void> {
  await trx
    .updateTable('creditos_promocionais')
    .set({ valido_ate: somarDias(diaDe(agora), -1) })
    .where('credito_id', '=', creditoId)
    .execute();
  await vencerPromocional(trx, { creditoId, agora });
}
