import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';

/** Lifts a block. Sessions that ended stay ended: the person logs in again (REGRAS 2.15). */
export async function desbloquearPessoa(
  ctx: ContextoUsuario,
  { params: { id }, body: { mensagem } }: Recebida<typeof backoffice.desbloquearPessoa>,
): Promise<void> {
  return await agirSobrePessoa(ctx, {
    id,
    acao: 'conta.desbloquear',
    dados: { mensagem },
    fazer: async (trx, { bloqueadoEm }) => {
      if (bloqueadoEm === null) return recusar('transicaoRecusada');
      await trx.updateTable('usuarios').set({ bloqueado_em: null, bloqueado_por: null }).where('id', '=', id).execute();
      await notificar(trx, {
        usuarioId: id,
        modelo: 'contaDesbloqueada',
        dados: {},
        fato: ctx.requestId,
        agora: ctx.agora,
      });
    },
  });
}
