import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { instanteDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { encerrarSessoes } from '../../sessao/index.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';

/** A device is no longer trusted: its sessions end, and its next login asks for a code (ASVS 7.4.5). */
export const revogarAparelho = async (
  ctx: ContextoUsuario,
  { params: { id, idAparelho }, body: { mensagem } }: Recebida<typeof backoffice.revogarAparelho>,
): Promise<void> =>
  await agirSobrePessoa(ctx, {
    id,
    acao: 'conta.revogarAparelho',
    dados: { mensagem, aparelho: idAparelho },
    fazer: async (trx) => {
      const { deps } = ctx;
      const parede = instanteDe(deps.relogio.parede());
      const aparelho = await trx
        .updateTable('dispositivos')
        .set({ revogado_em: parede })
        .where('id', '=', idAparelho)
        .where('usuario_id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (aparelho === undefined) return recusar('naoEncontrado');
      const sessoes = await trx
        .selectFrom('sessoes')
        .select('id')
        .where('dispositivo_id', '=', idAparelho)
        .where('encerrada_em', 'is', null)
        .execute();
      for (const { id: sessaoId } of sessoes) {
        await encerrarSessoes(trx, { sessaoId }, { motivo: 'operacao', parede });
        deps.sessoes.esquecer(sessaoId);
      }
    },
  });
