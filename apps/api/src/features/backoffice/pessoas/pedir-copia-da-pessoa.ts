import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { pedirCopia } from '../../privacidade/index.ts';
import { notificarComBloqueio } from '../../sessao/index.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';

/** Executes a request for one's data that came by another channel; the staff never sees the copy (REGRAS 2.15 Export; REGRAS 2.17). */
export async function pedirCopiaDaPessoa(
  ctx: ContextoUsuario,
  { params: { id }, body: { mensagem } }: Recebida<typeof backoffice.pedirCopiaDaPessoa>,
): Promise<void> {
  return await agirSobrePessoa(ctx, {
    id,
    acao: 'conta.pedirCopia',
    dados: { mensagem },
    fazer: async (trx) => {
      const { agora, requestId } = ctx;
      await pedirCopia(trx, { usuarioId: id, agora, requestId });
      await notificarComBloqueio(trx, ctx.deps, {
        usuarioId: id,
        modelo: 'copiaPedidaPelaEquipe',
        dados: {},
        fato: requestId,
        agora,
      });
    },
  });
}
