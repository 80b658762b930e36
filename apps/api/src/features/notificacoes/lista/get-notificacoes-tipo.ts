import type { Recebida } from '@rateia/contracts/chamada';
import type { notificacoes } from '@rateia/contracts/notificacoes';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { listar } from './listar-notificacoes.ts';

/** The notifications of one tab, newest first (spec A§7 Notifications). */
export const getNotificacoesTipo = async (
  ctx: ContextoUsuario,
  { query }: Recebida<typeof notificacoes.getNotificacoesTipo>,
) => await listar(ctx, query);
