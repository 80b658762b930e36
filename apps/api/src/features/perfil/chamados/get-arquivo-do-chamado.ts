import type { RespostaBinaria } from '@rateia/contracts/campos';
import type { Recebida } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { abrirAnexo } from '../../../http/anexos/abrir-anexo.ts';
import { lerLinkDoAnexo, podeLer } from '../../../http/anexos/link-do-anexo.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { ANEXOS_DO_CHAMADO, acharAnexo } from './anexos-do-chamado.ts';

/** Serves the file of a link; its reader's right is looked at again now (REGRAS 2.17, 2.28). */
export async function getArquivoDoChamado(
  { db, deps }: Contexto,
  { params }: Recebida<typeof perfil.getArquivoDoChamado>,
): Promise<RespostaBinaria> {
  const permissao = lerLinkDoAnexo(deps, ANEXOS_DO_CHAMADO, params.token);
  const anexo = permissao === undefined ? undefined : await acharAnexo(db, permissao.anexoId);
  if (permissao === undefined || anexo === undefined) return recusar('naoEncontrado');
  if (!(await podeLer(db, permissao, [anexo.usuarioId]))) return recusar('naoEncontrado');
  return await abrirAnexo(deps, ANEXOS_DO_CHAMADO, anexo);
}
