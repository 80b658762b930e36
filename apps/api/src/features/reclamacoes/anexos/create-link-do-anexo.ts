import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import { emitirLinkDoAnexo } from '../../../http/anexos/link-do-anexo.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirParte } from '../exigir-parte.ts';
import { acharReclamacao } from '../repository.ts';
import { ANEXOS_DA_RECLAMACAO, anexoComPartes } from './anexos-repository.ts';

type Contrato = typeof reclamacoes.createLinkDoAnexo;

/** A link to a file for a minute, for a side of its complaint or the staff that mediates (REGRAS 2.7, 2.17). */
export async function createLinkDoAnexo(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const anexo = (await anexoComPartes(ctx.db, id)) ?? recusar('naoEncontrado');
  exigirParte(ctx, await acharReclamacao(ctx.db, anexo.reclamacaoId), 'createLinkDoAnexo');
  return await emitirLinkDoAnexo(ctx, ANEXOS_DA_RECLAMACAO, id);
}
