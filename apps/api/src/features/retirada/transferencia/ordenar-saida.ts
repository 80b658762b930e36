import type { Instante } from '@rateia/domain/datas';
import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { ENVIAR_RETIRADA, RETIRADA_SAI } from '../agenda.ts';
import { janelaAgora } from '../limites/janela-agora.ts';
import type { Retirada } from '../repository.ts';

/**
 * Orders the payout of a withdrawal that may go: now, or when the banks open next (REGRAS 2.6 Timing). Notes the day on
 * which the money arrives.
 */
export async function ordenarSaida(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  p: {
    readonly retirada: Pick<Retirada, 'id' | 'tipo'>;
    readonly agora: Instante;
    readonly requestId?: string | undefined;
  },
): Promise<void> {
  const { retirada, agora, requestId } = p;
  const { id: alvoId, tipo } = retirada;
  const { saiEm, chegaEm } = await janelaAgora(trx, deps, { tipo, agora });
  await trx.updateTable('retiradas').set({ chega_em: chegaEm }).where('id', '=', alvoId).execute();
  if (saiEm > agora) return await agendarPrazo(trx, { tipo: RETIRADA_SAI, alvoId, venceEm: saiEm, agora });
  const rastro = requestId === undefined ? {} : { requestId };
  await enfileirar(trx, ENVIAR_RETIRADA, { retiradaId: alvoId }, { chave: `enviarRetirada:${alvoId}`, ...rastro });
}

/** True while the banks take a payout of this kind. */
export async function podeSairAgora(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  { tipo, agora }: Pick<Retirada, 'tipo'> & { readonly agora: Instante },
): Promise<boolean> {
  return (await janelaAgora(trx, deps, { tipo, agora })).saiEm <= agora;
}
