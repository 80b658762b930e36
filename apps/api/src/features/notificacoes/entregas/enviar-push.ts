import { avisoPushDe } from '@rateia/domain/notificacoes/push';
import type { ContextoDaTarefa } from '../../../db/fila.ts';
import type { GatewayPush } from '../../../gateways/push/port.ts';
import type { Resultado } from '../../../gateways/resultado.ts';
import type { Deps } from '../../../http/deps.ts';
import { FICHAS } from '../modelos/fichas.ts';
import type { NomeModelo } from '../modelos/todos.ts';
import { anotarDesfecho, dispensarSeRecusada } from './anotar-desfecho.ts';
import type { Destinatario } from './entregas-repository.ts';
import { findDestinatario } from './entregas-repository.ts';
import { abrirInscricao, apagarInscricao } from './push-repository.ts';

/**
 * Sends the message to one browser; a browser that withdrew its address is forgotten (spec A§4 Notifications; RFC 8030
 * §7.3).
 */
export async function enviarPush(
  deps: Deps,
  { notificacaoId, inscricaoId }: { readonly notificacaoId: number; readonly inscricaoId: number },
  { tentativa, requestId }: ContextoDaTarefa,
): Promise<void> {
  const { push } = deps.gateways;
  const n = await findDestinatario(deps.db, notificacaoId);
  if (n === undefined || push === undefined || (await dispensarSeRecusada(deps, n, 'push'))) return;
  const resultado = await mandar(deps, { push, n, inscricaoId, requestId });
  if (resultado.situacao === 'inexistente') await apagarInscricao(deps.db, inscricaoId);
  await anotarDesfecho(deps, { notificacaoId, canal: 'push', resultado, tentativa });
}

async function mandar(
  { db, cifra }: Deps,
  p: {
    readonly push: GatewayPush;
    readonly n: Destinatario;
    readonly inscricaoId: number;
    readonly requestId: string | undefined;
  },
): Promise<Resultado<void>> {
  const inscricao = await abrirInscricao(db, cifra, { id: p.inscricaoId, usuarioId: p.n.usuarioId });
  if (inscricao === undefined) return { situacao: 'inexistente' };
  const aviso = avisoPushDe(p.n);
  const urgente = FICHAS[p.n.modelo as NomeModelo].urgencia !== 'comum';
  return await p.push.enviar(
    inscricao,
    { conteudo: JSON.stringify(aviso), chave: aviso.chave, urgente },
    p.requestId === undefined ? {} : { requestId: p.requestId },
  );
}
