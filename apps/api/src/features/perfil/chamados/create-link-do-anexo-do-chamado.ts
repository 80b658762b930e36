import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { emitirLinkDoAnexo } from '../../../http/anexos/link-do-anexo.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirPapel } from '../../../http/politicas.ts';
import { politicasDePerfil } from '../policies.ts';
import { ANEXOS_DO_CHAMADO, acharAnexo } from './anexos-do-chamado.ts';

type Chamada = typeof perfil.createLinkDoAnexoDoChamado;

/** A link to a file for a minute, for the owner of its ticket or the staff that answers it (REGRAS 2.17, 2.28). */
export async function createLinkDoAnexoDoChamado(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  const { id: leitor, papeis } = ctx.usuario;
  const anexo = await acharAnexo(ctx.db, id);
  const eDele = anexo?.usuarioId === leitor;
  if (anexo === undefined || !(eDele || papeis.length > 0)) return recusar('naoEncontrado');
  exigirPapel(politicasDePerfil.createLinkDoAnexoDoChamado, eDele ? ['dono'] : papeis);
  return await emitirLinkDoAnexo(ctx, ANEXOS_DO_CHAMADO, id);
}
