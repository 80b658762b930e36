import type { Canal } from '@rateia/domain/notificacoes/entrega';
import type { Executor, Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { Deps } from '../../../http/deps.ts';
import { ENVIAR_EMAIL, ENVIAR_PUSH, ENVIAR_SMS } from '../agenda.ts';
import type { Destinatario } from './entregas-repository.ts';
import { inscricoesDe } from './push-repository.ts';

/** True if the person can be reached by this channel at all. */
export async function alcancavel(
  db: Executor,
  { gateways }: Pick<Deps, 'gateways'>,
  { d, canal }: { readonly d: Destinatario; readonly canal: Canal },
): Promise<boolean> {
  switch (canal) {
    case 'email':
      return true;
    case 'sms':
      return d.telefoneCifrado !== null && d.telefoneVerificadoEm !== null;
    case 'push':
      return gateways.push !== undefined && (await inscricoesDe(db, d.usuarioId)).length > 0;
  }
}

/** Hands a message to the job of its channel; a push goes to every browser that asked for it. */
export async function despachar(
  trx: Trx,
  {
    destinatario: { id: notificacaoId, usuarioId },
    canal,
    para,
  }: {
    readonly destinatario: Pick<Destinatario, 'id' | 'usuarioId'>;
    readonly canal: Canal;
    readonly para?: string | undefined;
  },
): Promise<void> {
  switch (canal) {
    case 'email':
      return await enfileirar(trx, ENVIAR_EMAIL, { notificacaoId, ...(para === undefined ? {} : { para }) });
    case 'sms':
      return await enfileirar(trx, ENVIAR_SMS, { notificacaoId });
    case 'push':
      for (const { id: inscricaoId } of await inscricoesDe(trx, usuarioId))
        await enfileirar(trx, ENVIAR_PUSH, { notificacaoId, inscricaoId });
  }
}
