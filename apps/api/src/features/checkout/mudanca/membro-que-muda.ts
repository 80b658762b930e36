import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirPapel } from '../../../http/politicas.ts';
import type { MembroQueSai } from '../../cancelamento/index.ts';
import { acharMembro } from '../../cancelamento/index.ts';
import { grupoVisivel } from '../../grupos/index.ts';
import { politicas } from '../policies.ts';

type Chamada = 'getMudancaDeGrupo' | 'getContaDaMudanca' | 'mudarDeGrupo';

/** The caller's own membership: 404 for a group he may not see, 403 for one in which he has no seat. */
export async function exigirMembroQueMuda(
  ctx: Pick<ContextoUsuario, 'db' | 'usuario'>,
  grupoId: number,
  chamada: Chamada,
): Promise<MembroQueSai> {
  const usuarioId = ctx.usuario.id;
  const membro = await acharMembro(ctx.db, { grupoId, usuarioId });
  if (membro !== undefined) return membro;
  if (!(await grupoVisivel(ctx.db, grupoId, usuarioId))) return recusar('grupoNaoEncontrado');
  exigirPapel(politicas[chamada], ctx.usuario.papeis);
  return recusar('semPermissao');
}
