import type { ContextoUsuario } from '../../../../http/contexto.ts';
import type { Entrada } from './mover-campanha.ts';
import { moverCampanha } from './mover-campanha.ts';

/** Off the air at once. */
export const desligarCampanha = async (ctx: ContextoUsuario, { params }: Entrada) =>
  await moverCampanha(ctx, params.id, 'desligar');
