import type { ContextoUsuario } from '../../../../http/contexto.ts';
import type { Entrada } from './mover-campanha.ts';
import { moverCampanha } from './mover-campanha.ts';

/** On the air within its dates, if nothing lacks. */
export const ligarCampanha = async (ctx: ContextoUsuario, { params }: Entrada) =>
  await moverCampanha(ctx, params.id, 'ligar');
