import { ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../db/banco.ts';
import { cancelarPrazos } from '../../db/prazos.ts';
import { PREVISAO_LIBERAR } from './agenda.ts';
import { moverPrevisao } from './mover.ts';
import type { Previsao } from './repository.ts';

/** A forecast whose money the administrator has not got yet: 78 or 154. */
export const previsaoAberta = ({ status }: Previsao): boolean =>
  status === ID_STATUS_PREVISAO.previsto || status === ID_STATUS_PREVISAO.bloqueado;

/** 78/154 → 80, and no release (REGRAS 2.3). */
export const cancelarPrevisao = async (
  trx: Trx,
  { previsao, agora }: { readonly previsao: Previsao; readonly agora: Instante },
): Promise<void> => {
  await moverPrevisao(trx, { id: previsao.id, de: previsao.status, evento: 'cancelar', quem: 'sistema', agora });
  await cancelarPrazos(trx, { tipos: [PREVISAO_LIBERAR], alvoId: previsao.id });
};
