import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { abandonarEntrega } from '../entregas/nao-entregues.ts';
import { anotarEntrega } from './anotar-entrega.ts';

/** Takes one off the list. */
export async function abandonarMensagem(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof backoffice.abandonarMensagem>,
): Promise<void> {
  return await emTransacao(ctx.db, async (trx) => {
    if (!(await abandonarEntrega(trx, id))) recusar('naoEncontrado');
    await anotarEntrega(trx, ctx, { acao: 'mensagem.abandonar', id });
  });
}
