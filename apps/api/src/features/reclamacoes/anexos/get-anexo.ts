import type { RespostaBinaria } from '@rateia/contracts/campos';
import type { Recebida } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import { abrirAnexo } from '../../../http/anexos/abrir-anexo.ts';
import { lerLinkDoAnexo, podeLer } from '../../../http/anexos/link-do-anexo.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { ANEXOS_DA_RECLAMACAO, anexoComPartes } from './anexos-repository.ts';

/** Serves the file of a link; its reader's right is looked at again now (REGRAS 2.7). */
export async function getAnexo(
  { db, deps }: Contexto,
  { params }: Recebida<typeof reclamacoes.getAnexo>,
): Promise<RespostaBinaria> {
  const permissao = lerLinkDoAnexo(deps, ANEXOS_DA_RECLAMACAO, params.token);
  const anexo = permissao === undefined ? undefined : await anexoComPartes(db, permissao.anexoId);
  if (permissao === undefined || anexo === undefined) return recusar('naoEncontrado');
  const { membroId, administradorId } = anexo;
  if (!(await podeLer(db, permissao, [membroId, administradorId]))) return recusar('naoEncontrado');
  return await abrirAnexo(deps, ANEXOS_DA_RECLAMACAO, anexo);
}
