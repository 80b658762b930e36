import type { backofficeBoloes as contrato } from '@rateia/contracts/backoffice-boloes';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { cancelarBolao as cancelar } from '../boloes/cancelar-bolao.ts';
import { mudarBolao } from './mudar-bolao.ts';

/** Cancels a pool that is not proven: everything goes back (REGRAS 2.12 States). */
export async function cancelarBolao(
  ctx: ContextoUsuario,
  { params: { id }, body: { mensagem } }: Recebida<typeof contrato.cancelarBolao>,
): Promise<void> {
  const { agora, usuario, deps } = ctx;
  await mudarBolao(ctx, {
    id,
    acao: 'bolao.cancelar',
    dados: { mensagem },
    fazer: async (trx, bolao) => {
      await cancelar(trx, deps, { bolao, motivo: 'operacao', quem: 'operador', usuarioId: usuario.id, agora });
    },
  });
}
