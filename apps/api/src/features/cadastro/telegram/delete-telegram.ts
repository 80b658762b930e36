import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apagarConversa } from './conversas-repository.ts';

/** Messages go by SMS again, and nothing is known of the conversation any more. */
export async function deleteTelegram({ db, usuario, agora, ip }: ContextoUsuario): Promise<void> {
  return await emTransacao(db, async (trx) => {
    const usuarioId = usuario.id;
    if (!(await apagarConversa(trx, usuarioId))) return;
    await registrarAuditoria(trx, {
      usuarioId,
      acao: 'cadastro.telegramDesvinculado',
      alvo: `usuario:${usuarioId}`,
      ip,
      em: agora,
    });
  });
}
