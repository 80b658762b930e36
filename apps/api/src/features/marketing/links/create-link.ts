import type { Recebida } from '@rateia/contracts/chamada';
import type { marketing } from '@rateia/contracts/marketing';
import { linkDeCompartilhar } from '@rateia/domain/compartilhar/link';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { grupoVisivel } from '../../grupos/index.ts';
import { enderecoDoLink } from './endereco-do-link.ts';
import { acharLinkDaPessoa, criarLink } from './links-curtos-repository.ts';

/** The source that is noted for a visit by a short link. */
const FONTE = 'link-curto';

/** Makes the person's short link to a group, once; asked again, it answers the same one (REGRAS 2.23). */
export async function createLink(ctx: ContextoUsuario, { body: { idGrupo } }: Recebida<typeof marketing.createLink>) {
  const { db, usuario, deps, agora } = ctx;
  if (!(await grupoVisivel(db, idGrupo, usuario.id))) return recusar('grupoNaoEncontrado');
  const { appUrl } = deps.config;
  const que = { tipo: 'grupo', id: idGrupo } as const;
  const { pathname, search } = new URL(linkDeCompartilhar(appUrl, { que, canal: 'link-curto', fonte: FONTE }));
  const dono = { usuarioId: usuario.id, grupoId: idGrupo };
  await criarLink(db, { ...dono, destino: pathname + search, criadoEm: agora });
  const link = (await acharLinkDaPessoa(db, dono)) ?? recusar('erroInterno');
  return { ...link, endereco: enderecoDoLink(appUrl, link.codigo) };
}
