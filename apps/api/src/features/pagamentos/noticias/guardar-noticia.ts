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
  /** The provider's own list tells of it. */
  readonly daLista?: true;
};

/** The reason noted beside a notice of money that its provider did not know when it was asked. */
export const DESCONHECIDA = 'desconhecida pelo provedor';

/** Stores a notice with the job that processes it; false for a copy of a stored notice, which changes nothing. */
export async function guardarNoticia(trx: Trx, n: NoticiaRecebida): Promise<boolean> {
  const novo = await trx
    .insertInto('webhooks_recebidos')
    .values({ provedor: n.provedor, evento_id: n.id, corpo: n.corpo, recebido_em: n.agora })
    .onConflict((c) => c.columns(['provedor', 'evento_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const id = novo?.id ?? (n.daLista === true ? await reabrir(trx, n) : undefined);
  if (id === undefined) return false;
  const rastro = n.requestId === undefined ? {} : { requestId: n.requestId };
  await enfileirar(trx, PROCESSAR_WEBHOOK, { webhookId: id }, rastro);
  return true;
}

/** A notice that was put aside, of money that the provider lists by now. */
async function reabrir(trx: Trx, { provedor, id }: NoticiaRecebida): Promise<number | undefined> {
  const reaberta = await trx
    .updateTable('webhooks_recebidos')
    .set({ processado_em: null, erro: null })
    .where('provedor', '=', provedor)
    .where('evento_id', '=', id)
    .where('erro', '=', DESCONHECIDA)
    .where('processado_em', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return reaberta?.id;
}
