import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { marcarExclusaoPelaEquipe } from '../../privacidade/index.ts';
import { notificarComBloqueio } from '../../sessao/index.ts';
import { agirSobrePessoa } from './agir-sobre-pessoa.ts';

/** Executes a request for the end of an account that came by another channel; for seven days its owner keeps it with a click (REGRAS 2.15 Delete, 2.17). */
export async function pedirExclusaoDaPessoa(
  ctx: ContextoUsuario,
  { params: { id }, body: { mensagem } }: Recebida<typeof backoffice.pedirExclusaoDaPessoa>,
): Promise<{ readonly executaEm: string }> {
  return await agirSobrePessoa(ctx, {
    id,
    acao: 'conta.pedirExclusao',
    dados: { mensagem },
    fazer: async (trx, { bloqueadoEm, bloqueadoPor }) => {
      const { agora, requestId } = ctx;
      const { executaEm } = await marcarExclusaoPelaEquipe(trx, ctx, id);
      const bloqueada = bloqueadoEm !== null && bloqueadoPor !== 'dono' ? ('sim' as const) : null;
      const dados = { quando: formatarMomento(executaEm), bloqueada };
      await notificarComBloqueio(trx, ctx.deps, {
        usuarioId: id,
        modelo: 'exclusaoPedidaPelaEquipe',
        dados,
        fato: requestId,
        agora,
      });
      return { executaEm };
    },
  });
}
