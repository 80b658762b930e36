import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { diaDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { comAdministradores } from '../administrador.ts';
import { idsVisualizados, linhasDosGrupos } from './vitrine.ts';

const QUANTOS = 12;

/** Groups the user looked at last that are still listed (spec B§7 grupo/visualizados). */
export async function getVisualizados(ctx: ContextoUsuario): Promise<Resposta<typeof grupos.getVisualizados>> {
  const ids = await idsVisualizados(ctx.db, { usuarioId: ctx.usuario.id, limite: QUANTOS });
  const linhas = await linhasDosGrupos(ctx.db, ids);
  return { itens: [...(await comAdministradores(ctx.db, { linhas, hoje: diaDe(ctx.agora) }))] };
}
