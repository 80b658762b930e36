import type { Recebida } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import { estaAberta, ID_ESTADO_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import { guardarAnexo } from '../../../http/anexos/guardar-anexo.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Conclusao } from '../../../http/rotas.ts';
import { exigirParte } from '../exigir-parte.ts';
import type { Reclamacao } from '../repository.ts';
import { acharReclamacao, travarReclamacao } from '../repository.ts';
import { ANEXOS_DA_RECLAMACAO } from './anexos-repository.ts';
import { porAnexo } from './por-anexo.ts';

type Contrato = typeof reclamacoes.createAnexo;

/** A picture or a PDF on a line that the caller wrote (spec B§7 interacao/anexo/{id}; REGRAS 2.7). */
export async function createAnexo(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Conclusao<Contrato>> {
  const linha = await ctx.db
    .selectFrom('reclamacao_interacoes')
    .select(['reclamacao_id', 'autor_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (linha === undefined || linha.autor_id !== ctx.usuario.id) return recusar('naoEncontrado');
  exigirQueAceite(exigirParte(ctx, await acharReclamacao(ctx.db, linha.reclamacao_id), 'createAnexo').reclamacao);
  const anexo = await guardarAnexo(ctx, ANEXOS_DA_RECLAMACAO);
  return async (trx) => {
    const achada = await travarReclamacao(trx, linha.reclamacao_id);
    const { reclamacao, lado } = exigirParte(ctx, achada, 'createAnexo');
    exigirQueAceite(reclamacao);
    if (lado === null) return recusar('semPermissao');
    await porAnexo(trx, ctx, { reclamacao, lado, interacaoId: id, anexo });
    const { nome, tipo, bytes } = anexo;
    return { id: anexo.id, nome, tipo, tamanho: bytes.length, lado, em: ctx.agora };
  };
}

function exigirQueAceite({ estado }: Reclamacao): void {
  if (!estaAberta(estado) && estado !== ID_ESTADO_RECLAMACAO.rascunho) recusar('transicaoRecusada');
}
