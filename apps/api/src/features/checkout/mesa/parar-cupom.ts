import type { backofficeCupons } from '@rateia/contracts/backoffice-cupons';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';

/** Nobody applies the coupon from now on; an order that holds it keeps it (REGRAS 2.29). */
export async function pararCupom(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof backofficeCupons.pararCupom>,
): Promise<void> {
  const { agora, usuario } = ctx;
  await emTransacao(ctx.db, async (trx) => {
    const cupom = await trx
      .updateTable('cupons')
      .set((e) => ({ parado_em: e.fn.coalesce('parado_em', e.val(agora)) }))
      .where('id', '=', id)
      .returning('codigo')
      .executeTakeFirst();
    if (cupom === undefined) return recusar('naoEncontrado');
    const alvo = `cupom:${cupom.codigo}`;
    await registrarAuditoria(trx, { usuarioId: usuario.id, acao: 'cupom.parar', alvo, ip: ctx.ip, em: agora });
  });
}
