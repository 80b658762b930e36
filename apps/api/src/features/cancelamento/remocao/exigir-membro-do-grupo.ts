import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirPapel } from '../../../http/politicas.ts';
import { grupoVisivel } from '../../grupos/index.ts';
import { politicasDeCancelamento } from '../policies.ts';
import type { MembroQueSai } from '../repository.ts';
import { acharMembroDoGrupo, administradorDe } from '../repository.ts';

type Pedido = {
  readonly grupoId: number;
  readonly assinaturaId: number;
  readonly chamada: keyof typeof politicasDeCancelamento;
};

/**
 * A living membership of a group that the caller administers: 404 for a group that he may not see, 403 for one of
 * somebody else, 404 for a membership of another group.
 */
export async function exigirMembroDoGrupo(
  { db, usuario }: Pick<ContextoUsuario, 'db' | 'usuario'>,
  { grupoId, assinaturaId, chamada }: Pedido,
): Promise<MembroQueSai> {
  if ((await administradorDe(db, grupoId)) !== usuario.id) {
    if (!(await grupoVisivel(db, grupoId, usuario.id))) return recusar('grupoNaoEncontrado');
    exigirPapel(politicasDeCancelamento[chamada], usuario.papeis);
    return recusar('semPermissao');
  }
  return (await acharMembroDoGrupo(db, { grupoId, assinaturaId })) ?? recusar('naoEncontrado');
}
