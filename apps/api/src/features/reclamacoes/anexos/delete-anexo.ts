import type { Recebida } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import { ID_ESTADO_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import { APAGAR_ARQUIVOS } from '../../../db/arquivos-a-guardar.ts';
import { emTransacao } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { anexoComPartes } from './anexos-repository.ts';

/** Takes a file out of a draft; what was sent stays (REGRAS 2.7). */
export async function deleteAnexo(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof reclamacoes.deleteAnexo>,
): Promise<void> {
  await emTransacao(ctx.db, async (trx) => {
    const anexo = await anexoComPartes(trx, id);
    if (anexo === undefined || anexo.membroId !== ctx.usuario.id) return recusar('naoEncontrado');
    if (anexo.estado !== ID_ESTADO_RECLAMACAO.rascunho) return recusar('transicaoRecusada');
    await trx.deleteFrom('reclamacao_anexos').where('id', '=', id).execute();
    await enfileirar(trx, APAGAR_ARQUIVOS, { nomes: [anexo.arquivo] });
  });
}
