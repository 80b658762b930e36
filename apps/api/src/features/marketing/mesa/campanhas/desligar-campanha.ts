import type { ContextoUsuario } from '../../../../http/contexto.ts';
import type { Entrada } from './mover-campanha.ts';
import { moverCampanha } from './mover-campanha.ts';

/** Off the air at once. */
export async function desligarCampanha(ctx: ContextoUsuario, { params }: Entrada) {
  return await moverCampanha(ctx, params.id, 'desligar');
}
