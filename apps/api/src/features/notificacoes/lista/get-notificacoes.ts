import type { Recebida } from '@rateia/contracts/chamada';
import type { notificacoes } from '@rateia/contracts/notificacoes';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { listar } from './listar-notificacoes.ts';

/** Every notification of the person, newest first (spec A§7 Notifications). */
export async function getNotificacoes(ctx: ContextoUsuario, { query }: Recebida<typeof notificacoes.getNotificacoes>) {
  return await listar(ctx, { ...query, tipo: 'todas' });
}
