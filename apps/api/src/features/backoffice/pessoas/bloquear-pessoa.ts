import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { instanteDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { encerrarSessoes, fecharLoginsEmCurso, pararExclusao } from '../../sessao/index.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';

/**
 * Blocks an account: every session ends with the transaction, in every process, and no code or link that was pending or
 * sent before opens anything (ASVS 7.4.2). The operation can also block an account that its owner has blocked: then the
 * owner can no longer lift the block (REGRAS 2.18).
 */
export async function bloquearPessoa(
  ctx: ContextoUsuario,
  { params: { id }, body: { mensagem } }: Recebida<typeof backoffice.bloquearPessoa>,
): Promise<void> {
  return await agirSobrePessoa(ctx, {
    id,
    acao: 'conta.bloquear',
    dados: { mensagem },
    fazer: async (trx, { bloqueadoEm, bloqueadoPor }) => {
      const { deps, agora } = ctx;
      if (bloqueadoEm !== null && bloqueadoPor !== 'dono') return recusar('transicaoRecusada');
      await trx
        .updateTable('usuarios')
        .set({ bloqueado_em: agora, bloqueado_por: 'operacao' })
        .where('id', '=', id)
        .execute();
      // The logins under way are closed first: this waits for one that is just being finished, so that its session is found.
      await fecharLoginsEmCurso(trx, { usuarioId: id, agora });
      const parede = instanteDe(deps.relogio.parede());
      const encerradas = await encerrarSessoes(trx, { usuarioId: id }, { motivo: 'bloqueio', parede });
      for (const sessao of encerradas) deps.sessoes.esquecer(sessao);
      const autor = { quem: 'operador', autorId: ctx.usuario.id } as const;
      await pararExclusao(trx, { usuarioId: id, motivo: 'bloqueioDaEquipe', autor, agora, requestId: ctx.requestId });
      await notificar(trx, {
        usuarioId: id,
        modelo: 'contaBloqueadaPelaEquipe',
        dados: {},
        fato: ctx.requestId,
        agora: ctx.agora,
      });
    },
  });
}
