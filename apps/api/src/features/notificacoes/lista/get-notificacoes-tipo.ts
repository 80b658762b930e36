import type { Recebida } from '@rateia/contracts/chamada';
import type { notificacoes } from '@rateia/contracts/notificacoes';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { listar } from './listar-notificacoes.ts';

/** The notifications of one tab, newest first (spec A§7 Notifications). */
export async function getNotificacoesTipo(
  ctx: ContextoUsuario,
  { query }: Recebida<typeof notificacoes.getNotificacoesTipo>,
) {
  return await listar(ctx, query);
}
