import { ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../db/banco.ts';
import { cancelarPrazos } from '../../db/prazos.ts';
import { cancelarPagamentosAbertos } from '../pagamentos/index.ts';
import { PREVISAO_LIBERAR } from './agenda.ts';
import { moverFatura, moverPrevisao } from './mover.ts';
import { PRAZOS_DA_COBRANCA } from './regua.ts';
import type { Fatura, Previsao } from './repository.ts';
import { travarPrevisao } from './repository.ts';

/** An open invoice, locked by the caller, will not be paid: 19, its forecast 80, its dunning over (REGRAS 2.3). */
export const cancelarFatura = async (
  trx: Trx,
  { fatura, agora }: { readonly fatura: Fatura; readonly agora: Instante },
): Promise<void> => {
  await moverFatura(trx, { id: fatura.id, de: fatura.status, evento: 'cancelar', quem: 'sistema', agora });
  await cancelarPrazos(trx, { tipos: PRAZOS_DA_COBRANCA, alvoId: fatura.id });
  await cancelarPagamentosAbertos(trx, { faturaId: fatura.id, agora, quem: 'sistema' });
  const previsao = await travarPrevisao(trx, fatura.id);
  if (previsao !== undefined && previsaoAberta(previsao)) await cancelarPrevisao(trx, { previsao, agora });
};

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
