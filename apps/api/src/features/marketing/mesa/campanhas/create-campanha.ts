import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../../db/banco.ts';
import { registrarAuditoria } from '../../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';

/** A draft with a name, which nobody sees yet. */
export async function createCampanha(
  ctx: ContextoUsuario,
  { body: { tipo, nome } }: Recebida<typeof backoffice.createCampanha>,
): Promise<{ readonly id: number }> {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, ip, usuario } = ctx;
    const { id } = await trx
      .insertInto('campanhas')
      .values({ tipo, nome, criada_por: usuario.id, criada_em: agora, alterada_em: agora })
      .returning('id')
      .executeTakeFirstOrThrow();
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'campanha.criar',
      alvo: `campanha:${id}`,
      ip,
      em: agora,
    });
    return { id };
  });
}
