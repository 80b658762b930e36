import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { notificacoes } from '@rateia/contracts/notificacoes';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { anunciar } from '../comunicados/anunciar.ts';
import { contarNaoLidas, marcarLida } from '../repository.ts';

type Chamada = typeof notificacoes.lerNotificacoes;

/** Marks one as read or unread; the person's other pages hear of it (spec A§4 Notifications). */
export async function lerNotificacoes(
  { db, agora, usuario }: ContextoUsuario,
  { query: { id, lido } }: Recebida<Chamada>,
): Promise<Resposta<Chamada>> {
  return await emTransacao(db, async (trx) => {
    if (!(await marcarLida(trx, { usuarioId: usuario.id, id, lidaEm: lido ? agora : null })))
      return recusar('naoEncontrado');
    await anunciar(trx, usuario.id);
    return { id, visualizado: lido, contagens: await contarNaoLidas(trx, usuario.id) };
  });
}
