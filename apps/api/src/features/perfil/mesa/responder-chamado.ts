import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { gravarRespostaDaEquipe } from '../chamados/gravar-resposta-da-equipe.ts';

/** Answers a ticket under the operator's name (REGRAS 2.15). */
export async function responderChamado(
  ctx: ContextoUsuario,
  { params: { id }, body }: Recebida<typeof backoffice.responderChamado>,
) {
  return await emTransacao(ctx.db, async (trx) => {
    const { usuario, agora, ip, requestId } = ctx;
    const { estado } = await gravarRespostaDaEquipe(trx, ctx.deps, {
      id,
      operadorId: usuario.id,
      ...body,
      agora,
      requestId,
    });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'chamado.responder',
      alvo: `chamado:${id}`,
      dados: { para: estado },
      ip,
      em: agora,
    });
    return { estado };
  });
}
