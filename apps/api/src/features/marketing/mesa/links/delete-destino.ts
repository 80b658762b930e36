import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../../db/banco.ts';
import { registrarAuditoria } from '../../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';

/** Takes a site off the list; links that lead to it stop at once (ASVS 3.7.2). */
export async function deleteDestino(
  ctx: ContextoUsuario,
  { params: { host } }: Recebida<typeof backoffice.deleteDestino>,
): Promise<void> {
  return await emTransacao(ctx.db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('destinos_externos')
      .where('host', '=', host)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return recusar('naoEncontrado');
    await registrarAuditoria(trx, {
      usuarioId: ctx.usuario.id,
      acao: 'destino.tirar',
      alvo: `destino:${host}`,
      ip: ctx.ip,
      em: ctx.agora,
    });
  });
}
