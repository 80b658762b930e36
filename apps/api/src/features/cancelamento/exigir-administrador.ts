import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { exigirPapel } from '../../http/politicas.ts';
import { grupoVisivel } from '../grupos/index.ts';
import { politicasDeCancelamento } from './policies.ts';
import { administradorDe } from './repository.ts';

type Pedido = { readonly grupoId: number; readonly chamada: keyof typeof politicasDeCancelamento };

/** The caller administers the group: 404 for a group that he may not see, 403 for one of somebody else (REGRAS 2.15). */
export async function exigirAdministrador(
  { db, usuario }: Pick<ContextoUsuario, 'db' | 'usuario'>,
  { grupoId, chamada }: Pedido,
): Promise<void> {
  if ((await administradorDe(db, grupoId)) === usuario.id) return;
  if (!(await grupoVisivel(db, grupoId, usuario.id))) return recusar('grupoNaoEncontrado');
  exigirPapel(politicasDeCancelamento[chamada], usuario.papeis);
  return recusar('semPermissao');
}
