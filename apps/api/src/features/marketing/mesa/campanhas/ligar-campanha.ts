import type { ContextoUsuario } from '../../../../http/contexto.ts';
import type { Entrada } from './mover-campanha.ts';
import { moverCampanha } from './mover-campanha.ts';

/** Puts a campaign on the air within its dates, if no part lacks. */
export async function ligarCampanha(ctx: ContextoUsuario, { params }: Entrada) {
  return await moverCampanha(ctx, params.id, 'ligar');
}
