import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';

/** The person who holds the ticket of a prize that is still to be fetched (REGRAS 2.12 Payout). */
export async function updateGuardiao(
  { db, usuario, agora, ip }: ContextoUsuario,
  { params: { id }, body: { guardiao } }: Recebida<typeof backoffice.updateGuardiao>,
): Promise<void> {
  await emTransacao(db, async (trx) => {
    const mudada = await trx
      .updateTable('bolao_apuracoes')
      .set({ guardiao })
      .where('bolao_id', '=', id)
      .where('recebido_em', 'is', null)
      .returning('bolao_id')
      .executeTakeFirst();
    if (mudada === undefined) recusar('naoEncontrado');
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'bolao.guardiao',
      alvo: `bolao:${id}`,
      dados: { guardiao },
      ip,
      em: agora,
    });
  });
}
