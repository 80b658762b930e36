import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { exigirPapel } from '../../http/politicas.ts';
import { grupoVisivel } from '../grupos/index.ts';
import { politicasDeCancelamento } from './policies.ts';
import type { MembroQueSai } from './repository.ts';
import { acharMembro } from './repository.ts';

/** The caller's own membership: 404 for a group he may not see, 403 for one in which he has no seat. */
export async function exigirMembro(
  ctx: Pick<ContextoUsuario, 'db' | 'usuario'>,
  grupoId: number,
  chamada: keyof typeof politicasDeCancelamento,
): Promise<MembroQueSai> {
  const usuarioId = ctx.usuario.id;
  const membro = await acharMembro(ctx.db, { grupoId, usuarioId });
  if (membro !== undefined) return membro;
  if (!(await grupoVisivel(ctx.db, grupoId, usuarioId))) return recusar('grupoNaoEncontrado');
  exigirPapel(politicasDeCancelamento[chamada], ctx.usuario.papeis);
  return recusar('semPermissao');
}
