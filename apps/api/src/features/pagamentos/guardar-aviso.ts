import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../db/banco.ts';
import { enfileirar } from '../../db/fila.ts';
import { idDoAviso } from '../../gateways/pix/port.ts';
import { PROCESSAR_WEBHOOK } from './agenda.ts';
import type { GuardarPix } from './comparar-lista.ts';
import { paraRegistrar } from './conferir-pagamento.ts';
import { escreverPix } from './evento-de-webhook.ts';

export type AvisoAGuardar = {
  readonly provedor: 'pix' | 'pix-envio';
  /** The provider's own id for it. */
  readonly id: string;
  readonly corpo: string;
  readonly agora: Instante;
  readonly requestId?: string;
};

/** Stores a notice with the job that processes it; false for a copy of one that is there, which changes nothing. */
export const guardarAviso = async (trx: Trx, a: AvisoAGuardar): Promise<boolean> => {
  const novo = await trx
    .insertInto('webhooks_recebidos')
    .values({ provedor: a.provedor, evento_id: a.id, corpo: a.corpo, recebido_em: a.agora })
    .onConflict((c) => c.columns(['provedor', 'evento_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (novo === undefined) return false;
  const rastro = a.requestId === undefined ? {} : { requestId: a.requestId };
  await enfileirar(trx, PROCESSAR_WEBHOOK, { webhookId: novo.id }, rastro);
  return true;
};

/**
 * A Pix of the provider's list that we never took down, as if its notice had come now: one way for all money, and one
 * that cannot be used waits in the back office with its failure and keeps no other waiting (CONFIABILIDADE 1.5).
 */
export const guardarPixAchado: GuardarPix = async (trx, deps, pix) =>
  await guardarAviso(trx, {
    provedor: 'pix',
    id: idDoAviso(pix),
    corpo: JSON.stringify(escreverPix(paraRegistrar(deps, pix))),
    agora: deps.relogio.agora(),
  });
