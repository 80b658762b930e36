import type { Recebida } from '@rateia/contracts/chamada';
import type { seguranca } from '@rateia/contracts/seguranca';
import { instanteDe } from '@rateia/domain/datas';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirConfirmacaoForte } from '../confirmacao/confirmacao-forte.ts';
import { findAparelho, liberarPedidosDoAparelho } from './aparelhos-repository.ts';
import { confiarNoDispositivo } from './dispositivos.ts';
import { anotarLiberacao } from './notificar-de-aparelho.ts';

/** Lets a device in from one that is already trusted; asks for confirmation, for a stolen session must not bring its own (spec A§4). */
export async function liberarDispositivo(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof seguranca.liberarDispositivo>,
): Promise<void> {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora } = ctx;
    const { id: usuarioId } = usuario;
    const aparelho = (await findAparelho(trx, { usuarioId, id })) ?? recusar('naoEncontrado');
    if (aparelho.liberado) return;
    await exigirConfirmacaoForte(trx, ctx, 'liberarDispositivo');
    await confiarNoDispositivo(trx, { id, parede: instanteDe(deps.relogio.parede()) });
    await liberarPedidosDoAparelho(trx, { dispositivoId: id, agora });
    await anotarLiberacao(trx, ctx, { usuarioId, dispositivoId: id, como: 'aparelho' });
  });
}
