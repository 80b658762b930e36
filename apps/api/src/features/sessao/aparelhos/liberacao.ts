import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Tokens } from '../../../http/tokens.ts';
import { conferirPin } from '../codigos/conferir-pin.ts';
import type { SessaoAberta } from '../login/abrir-sessao.ts';
import { concluirPedido, pedidoEmAberto } from '../login/concluir-pedido.ts';
import { resumoDaLiberacao, vinculoDaLiberacao } from '../login/entrar-na-conta.ts';
import { findLiberacao } from '../repository.ts';

/** Releases a device or a network with the code of its own request and logs in (spec A§4, A§7 Security). */
export async function liberacao(
  ctx: Contexto,
  { body: { hash, pin } }: Recebida<typeof sessao.liberacao>,
  tokens: Tokens,
): Promise<SessaoAberta> {
  const { deps, agora } = ctx;
  const resumo = resumoDaLiberacao(hash);
  const pedido = (await findLiberacao(deps.db, resumo)) ?? recusar('pinInvalido');
  if (!pedidoEmAberto(pedido, agora)) recusar('pinInvalido');
  return await emTransacao(deps.db, async (trx) => {
    await conferirPin(trx, deps, { vinculo: vinculoDaLiberacao(resumo), pin, agora });
    if (pedido.bloqueada) recusar('contaBloqueada');
    return await concluirPedido(trx, { ctx, tokens }, { pedido, resumo, como: 'codigo' });
  });
}
