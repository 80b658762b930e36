import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { instanteDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificar } from '../../notificacoes/index.ts';
import { encerrarSessoes } from '../../sessao/index.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';

/** Blocks an account: every session ends with the transaction, in every process (ASVS 7.4.2). */
export const bloquearPessoa = async (
  ctx: ContextoUsuario,
  { params: { id }, body: { mensagem } }: Recebida<typeof backoffice.bloquearPessoa>,
): Promise<void> =>
  await agirSobrePessoa(ctx, {
    id,
    acao: 'conta.bloquear',
    dados: { mensagem },
    fazer: async (trx, { bloqueadoEm }) => {
      const { deps, agora } = ctx;
      if (bloqueadoEm !== null) return recusar('transicaoRecusada');
      await trx
        .updateTable('usuarios')
        .set({ bloqueado_em: agora, bloqueado_por: 'operacao' })
        .where('id', '=', id)
        .execute();
      const parede = instanteDe(deps.relogio.parede());
      const encerradas = await encerrarSessoes(trx, { usuarioId: id }, { motivo: 'bloqueio', parede });
      for (const sessao of encerradas) deps.sessoes.esquecer(sessao);
      await notificar(trx, {
        usuarioId: id,
        modelo: 'contaBloqueadaPelaEquipe',
        dados: {},
        fato: ctx.requestId,
        agora: ctx.agora,
      });
    },
  });
