import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Tokens } from '../../../http/tokens.ts';
import type { SessaoAberta } from '../login/abrir-sessao.ts';
import { concluirPedido, pedidoEmAberto } from '../login/concluir-pedido.ts';
import { resumoDaLiberacao } from '../login/entrar-na-conta.ts';
import { findLiberacao } from '../repository.ts';

/**
 * The browser that asked goes on once the link of the e-mail, or a trusted device, has allowed it; until then it is
 * told to wait. It shows the request's own token, which nobody else has.
 */
export async function concluirLiberacao(
  ctx: Contexto,
  { body: { hash } }: Recebida<typeof sessao.concluirLiberacao>,
  tokens: Tokens,
): Promise<{ readonly sessao: SessaoAberta | null }> {
  const { deps, agora } = ctx;
  const resumo = resumoDaLiberacao(hash);
  const pedido = (await findLiberacao(deps.db, resumo)) ?? recusar('entradaVencida');
  if (!pedidoEmAberto(pedido, agora) || pedido.bloqueada) recusar('entradaVencida');
  if (!pedido.liberada) return { sessao: null };
  return {
    sessao: await emTransacao(deps.db, (trx) =>
      concluirPedido(trx, { ctx, tokens }, { pedido, resumo, como: 'confirmacao' }),
    ),
  };
}
