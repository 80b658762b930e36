import type { Resposta } from '@rateia/contracts/chamada';
import type { notificacoes } from '@rateia/contracts/notificacoes';
import { NENHUMA_NOTIFICACAO } from '@rateia/domain/notificacoes/tipos';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { anunciar } from '../comunicados/anunciar.ts';
import { marcarTodasLidas } from '../repository.ts';

/** Read-all sets all read and the count to 0 (spec A§4 Notifications). */
export async function lerTodasNotificacoes({
  db,
  agora,
  usuario,
}: ContextoUsuario): Promise<Resposta<typeof notificacoes.lerTodasNotificacoes>> {
  return await emTransacao(db, async (trx) => {
    const atualizadas = await marcarTodasLidas(trx, { usuarioId: usuario.id, agora });
    if (atualizadas > 0) await anunciar(trx, usuario.id);
    return { atualizadas, contagens: NENHUMA_NOTIFICACAO };
  });
}
