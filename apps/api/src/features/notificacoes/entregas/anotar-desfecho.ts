import type { Canal } from '@rateia/domain/notificacoes/entrega';
import { MAXIMO_DE_TENTATIVAS } from '../../../db/fila.ts';
import type { Resultado } from '../../../gateways/resultado.ts';
import type { Deps } from '../../../http/deps.ts';
import { aceitaAinda } from '../preferencias/prefere.ts';
import { encerrarEntrega } from './entrega.ts';
import type { Destinatario } from './entregas-repository.ts';
import { anotarEntrega, esquecerSegredo } from './entregas-repository.ts';

/**
 * Writes down how a delivery ended. A delivery that failed for now goes back to the queue, until the last try. A
 * message to the phone that may have arrived has ended: a person of the staff looks at it. A push that reached one of
 * the person's devices has arrived, even if others refused it.
 */
export async function anotarDesfecho(
  { db, log, relogio }: Deps,
  {
    notificacaoId,
    canal,
    resultado,
    tentativa,
  }: {
    readonly notificacaoId: number;
    readonly canal: Canal;
    readonly resultado: Resultado<unknown>;
    readonly tentativa: number;
  },
): Promise<void> {
  if (tentativa < MAXIMO_DE_TENTATIVAS) encerrarEntrega(resultado, { log, canal, id: `aviso-${notificacaoId}` });
  const em = relogio.agora();
  await anotarEntrega(db, {
    notificacaoId,
    canal,
    em,
    ...(resultado.situacao === 'ok'
      ? { estado: 'entregue' }
      : {
          estado: 'recusada',
          motivo: resultado.situacao === 'recusado' ? resultado.codigo : resultado.situacao,
          seNaoChegou: canal === 'push',
        }),
  });
  await esquecerSegredo(db, notificacaoId);
}

/**
 * True if a message is dropped because the person refused its category while it waited for this try. The drop is
 * recorded.
 */
export async function dispensarSeRecusada(
  { db, relogio }: Deps,
  { id: notificacaoId, usuarioId, categoria }: Pick<Destinatario, 'id' | 'usuarioId' | 'categoria'>,
  canal: Canal,
): Promise<boolean> {
  if (await aceitaAinda(db, { usuarioId, categoria, canal })) return false;
  await anotarEntrega(db, { notificacaoId, canal, estado: 'dispensada', em: relogio.agora(), seNaoChegou: true });
  await esquecerSegredo(db, notificacaoId);
  return true;
}
