import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { diaDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { comAdministradores } from '../administrador.ts';
import { oQueJaTem } from './ja-tem.ts';
import { listarVitrine } from './vitrine.ts';

type Chamada = typeof grupos.getGrupos;

/** Lists and searches public groups (spec B§2 /grupos, /pesquisa). The total stops at the depth of the listing. */
export async function getGrupos(ctx: ContextoUsuario, { query }: Recebida<Chamada>): Promise<Resposta<Chamada>> {
  const { linhas, total } = await listarVitrine(ctx.db, query);
  const itens = await comAdministradores(ctx.db, { linhas, hoje: diaDe(ctx.agora) });
  const jaTem = await oQueJaTem(ctx.db, ctx.usuario.id);
  return {
    itens: itens.map((g) => ({ ...g, jaTem: jaTem({ id: g.id, servicoId: g.idServico }) })),
    total,
    pagina: query.pagina,
    porPagina: query.porPagina,
  };
}
