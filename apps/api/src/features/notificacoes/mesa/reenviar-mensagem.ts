import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { reenviarEntrega } from '../entregas/nao-entregues.ts';
import { anotarEntrega } from './anotar-entrega.ts';

/** Sends a message again by the same channel; a message that kept no words cannot be sent. */
export async function reenviarMensagem(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof backoffice.reenviarMensagem>,
): Promise<void> {
  return await emTransacao(ctx.db, async (trx) => {
    const feito = await reenviarEntrega(trx, id);
    if (feito === 'inexistente') recusar('naoEncontrado');
    if (feito === 'semTexto')
      recusar('conflito', { message: 'O texto desta mensagem não é guardado. A pessoa precisa pedir outra.' });
    if (feito === 'semAparelho')
      recusar('conflito', { message: 'Nenhum aparelho desta pessoa recebe notificações agora.' });
    await anotarEntrega(trx, ctx, { acao: 'mensagem.reenviar', id });
  });
}
