import type { Recebida } from '@rateia/contracts/chamada';
import type { marketing } from '@rateia/contracts/marketing';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { grupoVisivel } from '../../grupos/index.ts';
import { enderecoDoLink } from './endereco-do-link.ts';
import { acharLinkDaPessoa } from './links-curtos-repository.ts';

/** The short link by which the person shares a group, with its visits (REGRAS 2.23). */
export async function getLinkDoGrupo(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof marketing.getLinkDoGrupo>,
) {
  const { db, usuario, deps } = ctx;
  if (!(await grupoVisivel(db, id, usuario.id))) return recusar('grupoNaoEncontrado');
  const link = await acharLinkDaPessoa(db, { usuarioId: usuario.id, grupoId: id });
  return { link: link === undefined ? null : { ...link, endereco: enderecoDoLink(deps.config.appUrl, link.codigo) } };
}
