import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Entrada } from './mover-campanha.ts';
import { mover } from './mover-campanha.ts';

/** On the air within its dates, if nothing lacks. */
export const ligarCampanha = async (ctx: ContextoUsuario, { params }: Entrada) => await mover(ctx, params.id, 'ligar');
