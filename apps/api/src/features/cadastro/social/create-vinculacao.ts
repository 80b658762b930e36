import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirConfirmacaoForte } from '../../sessao/index.ts';
import { identificar } from './identificar.ts';
import { travarSenhaDaConta } from './repository.ts';
import type { Vinculacoes } from './vinculacoes.ts';
import { apresentarVinculacoes } from './vinculacoes.ts';
import { vincular } from './vincular.ts';

/**
 * Links the account that came back from the provider to the account that is logged in, after its owner has confirmed
 * again who he is.
 */
export async function createVinculacao(
  ctx: ContextoUsuario,
  { body }: Recebida<typeof cadastro.createVinculacao>,
): Promise<Vinculacoes> {
  const { deps, usuario } = ctx;
  const identificada = await identificar(ctx, body);
  await emTransacao(deps.db, async (trx) => {
    await travarSenhaDaConta(trx, usuario.id);
    await exigirConfirmacaoForte(trx, ctx, 'contasSociais');
    await vincular(trx, { ctx, usuarioId: usuario.id, identificada, avisar: true });
  });
  return await apresentarVinculacoes(deps.db, deps, usuario.id);
}
