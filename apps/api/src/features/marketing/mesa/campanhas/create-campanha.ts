import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../../db/banco.ts';
import { registrarAuditoria } from '../../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';

/** A draft with a name, which nobody sees yet. */
export const createCampanha = async (
  ctx: ContextoUsuario,
  { body: { tipo, nome } }: Recebida<typeof backoffice.createCampanha>,
): Promise<{ id: number }> =>
  await emTransacao(ctx.db, async (trx) => {
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
