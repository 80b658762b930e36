import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Lista } from './com-motivo.ts';
import { comMotivo } from './com-motivo.ts';
import { idsParaDescobrir } from './procurados.ts';

/** Groups not seen yet that fit what the reader has (spec B§7 grupo/descobrir). */
export async function descobrirGrupos(ctx: ContextoUsuario): Promise<Lista> {
  return await comMotivo(ctx, await idsParaDescobrir(ctx.db, ctx.usuario.id), ({ combinaCom }) =>
    combinaCom === null ? 'Você ainda não viu' : `Combina com o seu ${combinaCom}`,
  );
}
