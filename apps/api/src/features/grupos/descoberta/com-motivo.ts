import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { diaDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { comAdministradores } from '../administrador.ts';
import { linhasDosGrupos } from '../vitrine/vitrine.ts';

export type Lista = Resposta<typeof grupos.getRecomendados>;

/** Cards of groups, each with its reason in words, in the order in which they were found. */
export async function comMotivo<A extends { readonly id: number }>(
  ctx: ContextoUsuario,
  achados: readonly A[],
  motivo: (achado: A) => string,
): Promise<Lista> {
  const linhas = await linhasDosGrupos(
    ctx.db,
    achados.map(({ id }) => id),
  );
  const motivos = new Map(achados.map((achado) => [achado.id, motivo(achado)]));
  const itens = await comAdministradores(ctx.db, { linhas, hoje: diaDe(ctx.agora) });
  return { itens: itens.map((grupo) => ({ ...grupo, motivo: motivos.get(grupo.id) ?? '' })) };
}
