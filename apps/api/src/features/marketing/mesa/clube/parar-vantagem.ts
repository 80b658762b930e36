import type { backofficeClube } from '@rateia/contracts/backoffice-clube';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../../db/banco.ts';
import { registrarAuditoria } from '../../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';

/** Takes a partner's coupon out of the club, also for those who opened it (REGRAS 2.31). */
export async function pararVantagem(
  { db, agora, usuario, ip }: ContextoUsuario,
  { params: { id } }: Recebida<typeof backofficeClube.pararVantagem>,
): Promise<void> {
  await emTransacao(db, async (trx) => {
    const parada = await trx
      .updateTable('vantagens')
      .set((e) => ({ parada_em: e.fn.coalesce('parada_em', e.val(agora)) }))
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (parada === undefined) return recusar('naoEncontrado');
    const ato = { usuarioId: usuario.id, acao: 'vantagem.parar', alvo: `vantagem:${id}`, ip, em: agora };
    await registrarAuditoria(trx, ato);
  });
}
