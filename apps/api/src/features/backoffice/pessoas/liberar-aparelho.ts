import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { instanteDe } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { notificarComBloqueio } from '../../sessao/index.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';
import { emailConfirmado } from './repository.ts';

/**
 * Lets in a device that waits for its code (412), for a person who does not get his e-mail. The device must still give
 * the password and the second factor, and the owner is told (spec A§4). Only its code or link confirms an e-mail that
 * was never confirmed, because the person who registered may not be the one who reads that mailbox.
 */
export async function liberarAparelho(
  ctx: ContextoUsuario,
  { params: { id, idAparelho }, body: { mensagem } }: Recebida<typeof backoffice.liberarAparelho>,
): Promise<void> {
  return await agirSobrePessoa(ctx, {
    id,
    acao: 'conta.liberarAparelho',
    dados: { mensagem, aparelho: idAparelho },
    fazer: async (trx) => {
      const { agora, deps } = ctx;
      if (!(await emailConfirmado(trx, id))) return recusar('transicaoRecusada');
      const aparelho =
        (await trx
          .selectFrom('dispositivos')
          .select('nome')
          .where('id', '=', idAparelho)
          .where('usuario_id', '=', id)
          .executeTakeFirst()) ?? recusar('naoEncontrado');
      const liberadas = await trx
        .updateTable('liberacoes')
        .set({ liberada_em: agora })
        .where('dispositivo_id', '=', idAparelho)
        .where('usada_em', 'is', null)
        .where('recusada_em', 'is', null)
        .where('liberada_em', 'is', null)
        .where('expira_em', '>', agora)
        .returning('hash')
        .execute();
      if (liberadas.length === 0) return recusar('transicaoRecusada');
      await trx
        .updateTable('dispositivos')
        .set({ liberado_em: instanteDe(deps.relogio.parede()), revogado_em: null })
        .where('id', '=', idAparelho)
        .execute();
      const dados = { aparelho: aparelho.nome, quando: formatarMomento(agora) };
      await notificarComBloqueio(trx, deps, {
        usuarioId: id,
        modelo: 'aparelhoLiberadoPelaEquipe',
        dados,
        fato: ctx.requestId,
        agora: ctx.agora,
      });
    },
  });
}
