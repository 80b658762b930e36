import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { PROCESSAR_WEBHOOK } from '../agenda.ts';

export type NoticiaRecebida = {
  readonly provedor: string;
  /** The provider's own id for it. */
  readonly id: string;
  readonly corpo: string;
  readonly agora: Instante;
  readonly requestId?: string;
};

/** Stores a notice with the job that processes it; false for a copy of one that is there, which changes nothing. */
export const guardarNoticia = async (trx: Trx, n: NoticiaRecebida): Promise<boolean> => {
  const novo = await trx
    .insertInto('webhooks_recebidos')
    .values({ provedor: n.provedor, evento_id: n.id, corpo: n.corpo, recebido_em: n.agora })
    .onConflict((c) => c.columns(['provedor', 'evento_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (novo === undefined) return false;
  const rastro = n.requestId === undefined ? {} : { requestId: n.requestId };
  await enfileirar(trx, PROCESSAR_WEBHOOK, { webhookId: novo.id }, rastro);
  return true;
};
