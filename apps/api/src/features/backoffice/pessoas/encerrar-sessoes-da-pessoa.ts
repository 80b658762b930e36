import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { instanteDe } from '@rateia/domain/datas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { encerrarSessoes } from '../../sessao/index.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';

/** Ends one session of a person, or all of them; the person logs in again (ASVS 7.4.5). */
export async function encerrarSessoesDaPessoa(
  ctx: ContextoUsuario,
  { params: { id }, body: { idSessao, mensagem } }: Recebida<typeof backoffice.encerrarSessoesDaPessoa>,
): Promise<{ readonly encerradas: number }> {
  return await agirSobrePessoa(ctx, {
    id,
    acao: 'conta.encerrarSessoes',
    dados: { mensagem, quais: idSessao ?? 'todas' },
    fazer: async (trx) => {
      const { deps } = ctx;
      if (idSessao !== undefined) {
        const dela = trx.selectFrom('sessoes').select('id').where('id', '=', idSessao).where('usuario_id', '=', id);
        if ((await dela.executeTakeFirst()) === undefined) return recusar('naoEncontrado');
      }
      const quais = idSessao === undefined ? { usuarioId: id } : { sessaoId: idSessao };
      const parede = instanteDe(deps.relogio.parede());
      const encerradas = await encerrarSessoes(trx, quais, { motivo: 'operacao', parede });
      for (const sessao of encerradas) deps.sessoes.esquecer(sessao);
      return { encerradas: encerradas.length };
    },
  });
}
