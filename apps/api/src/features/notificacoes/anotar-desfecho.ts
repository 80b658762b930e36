import type { Canal } from '@rateia/domain/notificacoes/entrega';
import { MAXIMO_DE_TENTATIVAS } from '../../db/fila.ts';
import type { Resultado } from '../../gateways/resultado.ts';
import type { Deps } from '../../http/deps.ts';
import { encerrarEntrega } from './entrega.ts';
import { anotarEntrega, esquecerSegredo } from './entregas-repository.ts';

/**
 * Writes down how a delivery ended; what failed for now goes back to the queue, until the last try. What reached one of
 * the person's devices arrived, whatever the others say.
 */
export const anotarDesfecho = async (
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
): Promise<void> => {
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
};
