import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { aprovaDevolucao } from '@rateia/domain/backoffice/alcada';
import { centavos } from '@rateia/domain/dinheiro';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { decidirProposta } from './decidir-proposta.ts';
import { executarDevolucao } from './executar-devolucao.ts';
import { acharParada, travarProposta } from './repository.ts';

/** The second person signs, and the money moves at once (REGRAS 2.15 Refund: two people above R$ 1.000,00). */
export async function aprovarProposta(
  ctx: ContextoUsuario,
  { params, body: { mensagem } }: Recebida<typeof backoffice.aprovarProposta>,
): Promise<void> {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora } = ctx;
    const proposta = (await travarProposta(trx, params.id)) ?? recusar('naoEncontrado');
    const linha =
      (await acharParada(trx, { tipo: proposta.tipo, id: proposta.alvo, agora })) ?? recusar('transicaoRecusada');
    const aprova = aprovaDevolucao(
      {
        valor: centavos(proposta.valor),
        papeis: usuario.papeis,
        papeisDeQuemPropos: proposta.papeis,
        propria: proposta.por === usuario.id,
      },
      await deps.regras(),
    );
    if (!aprova || linha.contaId === usuario.id || linha.pagadorId === usuario.id) return recusar('semPermissao');
    const { tipo, alvo, acao } = proposta;
    const { mensagem: porque } = proposta;
    await executarDevolucao(trx, deps, { tipo, alvo, acao, mensagem: porque, operadorId: usuario.id, agora });
    await decidirProposta(trx, ctx, { proposta, decisao: 'aprovada', mensagem });
  });
}
