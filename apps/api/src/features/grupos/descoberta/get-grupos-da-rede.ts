import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Lista } from './com-motivo.ts';
import { comMotivo } from './com-motivo.ts';
import { idsDaRede } from './procurados.ts';

/** Groups of the reader's network (spec B§7 grupo/rede). */
export async function getGruposDaRede(ctx: ContextoUsuario): Promise<Lista> {
  return await comMotivo(ctx, await idsDaRede(ctx.db, ctx.usuario.id), ({ pessoas, primeiroNome, administra }) =>
    pessoas > 1
      ? `${primeiroNome} e mais ${pessoas - 1} da sua rede`
      : `${primeiroNome} ${administra ? 'administra' : 'está aqui'}`,
  );
}
