import type { backofficeCombos as contrato } from '@rateia/contracts/backoffice-combos';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';

/** Nobody takes the combo from now on (spec B§4). */
export async function pararCombo(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof contrato.pararCombo>,
): Promise<void> {
  const { agora, usuario, ip } = ctx;
  await emTransacao(ctx.db, async (trx) => {
    const parado = await trx
      .updateTable('combos')
      .set((e) => ({ parado_em: e.fn.coalesce('parado_em', e.val(agora)) }))
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (parado === undefined) return recusar('naoEncontrado');
    await registrarAuditoria(trx, { usuarioId: usuario.id, acao: 'combo.parar', alvo: `combo:${id}`, ip, em: agora });
  });
}
