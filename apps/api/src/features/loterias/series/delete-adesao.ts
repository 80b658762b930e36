import type { Recebida } from '@rateia/contracts/chamada';
import type { series as contrato } from '@rateia/contracts/series';
import { MAQUINA_ADESAO } from '@rateia/domain/loterias/adesao';
import { emTransacao } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirAdesao } from './exigir-serie.ts';
import { devolverSaldo } from './saldo-da-serie.ts';

/** Leaves a series: nothing more is charged, its balance goes back to the wallet, cotas that are paid stay (REGRAS 2.12 Recurring). */
export async function deleteAdesao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof contrato.deleteAdesao>,
): Promise<void> {
  const adesao = await exigirAdesao(ctx, id);
  const { agora, usuario } = ctx;
  await emTransacao(ctx.db, async (trx) => {
    await devolverSaldo(trx, { adesaoId: adesao.id, agora });
    const mudar = { mudou_em: agora };
    const passo = { evento: 'sair', quem: 'membro', usuarioId: usuario.id, agora, mudar } as const;
    const movida = await mover(trx, MAQUINA_ADESAO, { id: adesao.id, ...passo });
    if (!movida.ok) recusar('adesaoForaDaEtapa');
  });
}
