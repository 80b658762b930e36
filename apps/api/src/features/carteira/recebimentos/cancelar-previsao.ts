import { ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { MAQUINA_PREVISAO } from '@rateia/domain/carteira/maquinas';
import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import { PREVISAO_REALIZAR } from '../agenda.ts';
import type { Previsao } from './previsao.ts';

/** A forecast whose money the administrator has not got yet: 78 or 154. */
export function previsaoAberta({ status }: Previsao): boolean {
  return status === ID_STATUS_PREVISAO.previsto || status === ID_STATUS_PREVISAO.bloqueado;
}

/** 78/154 → 80, and no release (REGRAS 2.3). */
export async function cancelarPrevisao(
  trx: Trx,
  { previsao, agora }: { readonly previsao: Previsao; readonly agora: Instante },
): Promise<void> {
  exigir(
    await mover(trx, MAQUINA_PREVISAO, {
      id: previsao.id,
      de: previsao.status,
      evento: 'cancelar',
      quem: 'sistema',
      agora,
    }),
  );
  await cancelarPrazos(trx, { tipos: [PREVISAO_REALIZAR], alvoId: previsao.id });
}
