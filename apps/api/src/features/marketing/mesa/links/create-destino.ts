import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { lerHost } from '@rateia/domain/compartilhar/destino';
import { emTransacao } from '../../../../db/banco.ts';
import { registrarAuditoria } from '../../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';

/** Allows a site as destination of short links; one that is allowed already stays as it is (ASVS 3.7.2). */
export async function createDestino(
  ctx: ContextoUsuario,
  { body }: Recebida<typeof backoffice.createDestino>,
): Promise<void> {
  const host =
    lerHost(body.host) ??
    recusar('dadosInvalidos', { dados: { campos: { host: 'Escreva só o nome do site, como blog.exemplo.com.br.' } } });
  await emTransacao(ctx.db, async (trx) => {
    const novo = await trx
      .insertInto('destinos_externos')
      .values({ host, permitido_por: ctx.usuario.id, permitido_em: ctx.agora })
      .onConflict((c) => c.column('host').doNothing())
      .returning('host')
      .executeTakeFirst();
    if (novo === undefined) return;
    await registrarAuditoria(trx, {
      usuarioId: ctx.usuario.id,
      acao: 'destino.permitir',
      alvo: `destino:${host}`,
      ip: ctx.ip,
      em: ctx.agora,
    });
  });
}
