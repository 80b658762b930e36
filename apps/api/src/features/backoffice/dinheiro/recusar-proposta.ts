import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { aprovaDevolucao } from '@rateia/domain/backoffice/alcada';
import { centavos } from '@rateia/domain/dinheiro';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { decidirProposta } from './decidir-proposta.ts';
import { travarProposta } from './repository.ts';

/**
 * An operator who could approve the proposal may refuse it, and its author may take it back. The money goes on waiting
 * (REGRAS 2.15 Refund).
 */
export async function recusarProposta(
  ctx: ContextoUsuario,
  { params, body: { mensagem } }: Recebida<typeof backoffice.recusarProposta>,
): Promise<void> {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario } = ctx;
    const proposta = (await travarProposta(trx, params.id)) ?? recusar('naoEncontrado');
    const pedido = {
      valor: centavos(proposta.valor),
      papeis: usuario.papeis,
      papeisDeQuemPropos: proposta.papeis,
      propria: false,
    };
    if (proposta.por !== usuario.id && !aprovaDevolucao(pedido, await deps.regras())) recusar('semPermissao');
    await decidirProposta(trx, ctx, { proposta, decisao: 'recusada', mensagem });
  });
}
