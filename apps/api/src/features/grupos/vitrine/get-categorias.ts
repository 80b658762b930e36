import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { contarCategorias } from './vitrine.ts';

/** Categories with how many listed groups each has (spec B§7 grupo/categorias). */
export async function getCategorias(ctx: ContextoUsuario): Promise<Resposta<typeof grupos.getCategorias>> {
  return {
    categorias: await contarCategorias(ctx.db),
  };
}
