import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Entrada } from './mover-campanha.ts';
import { mover } from './mover-campanha.ts';

/** Off the air at once. */
export const desligarCampanha = async (ctx: ContextoUsuario, { params }: Entrada) =>
  await mover(ctx, params.id, 'desligar');
