import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { travarContaDoEmail } from '../repository.ts';
import { reenviarPinDaVinculacao } from '../social/pin-da-vinculacao.ts';
import { contarPedidoDeCadastro } from './contar-pedido.ts';
import { criarPinDoCadastro } from './pin-do-cadastro.ts';
import { registroDoPedido } from './registro-feito.ts';

/**
 * Sends the registration code again while the limits allow. The answer is always the same, with one exception: a person
 * who came from a social provider has shown that the e-mail is his, so he is told of a limit (spec A§7; REGRAS 2.6).
 */
export async function reenviarPin(
  ctx: Contexto,
  { body: { email, socialToken, cadastro: feito } }: Recebida<typeof cadastro.reenviarPin>,
): Promise<void> {
  const { deps, agora, requestId } = ctx;
  await contarPedidoDeCadastro(ctx, email);
  if (socialToken !== undefined) return await reenviarPinDaVinculacao(ctx, { email, socialToken });
  await emTransacao(deps.db, async (trx) => {
    const conta = await travarContaDoEmail(trx, email);
    const usuarioId = conta === undefined || conta.verificada ? null : conta.id;
    const { resumo, registro } = await registroDoPedido(trx, deps, { email, cadastro: feito });
    await criarPinDoCadastro(trx, deps, { email, usuarioId, resumo, registro, agora, requestId });
  });
  return undefined;
}
