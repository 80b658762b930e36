import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import { diaDe } from '@rateia/domain/datas';
import { semEstornoIntegral } from '@rateia/domain/reclamacoes/consequencias';
import { ID_SOLUCAO, ID_TIPO_INTERACAO } from '@rateia/domain/reclamacoes/listagens';
import { estaAberta, ID_ESTADO_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { calcularSolucao } from '../dinheiro/calcular-solucao.ts';
import { exigirParte } from '../exigir-parte.ts';
import { escreverInteracao } from '../interacoes.ts';
import { apresentarConta } from '../presenter.ts';
import { travarReclamacao } from '../repository.ts';

type Contrato = typeof reclamacoes.removerEstornoIntegral;

/**
 * The member, or the mediator for him, withdraws the demand of a full refund: the complaint goes on with the refund pro
 * rata alone (REGRAS 1 "remover-estorno-integral").
 */
export async function removerEstornoIntegral(
  ctx: ContextoUsuario,
  { body: { idReclamacao } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  return await emTransacao(ctx.db, async (trx) => {
    const achada = await travarReclamacao(trx, idReclamacao);
    const { reclamacao, lado } = exigirParte(ctx, achada, 'removerEstornoIntegral');
    const { agora, deps, usuario } = ctx;
    const { estado, solucao: pedida } = reclamacao;
    const integral = pedida === ID_SOLUCAO.cancelamentoPeloAdministrador;
    if (!estaAberta(estado) || estado === ID_ESTADO_RECLAMACAO.acordoFeito || !integral)
      return recusar('transicaoRecusada');
    const solucao = semEstornoIntegral(pedida);
    await trx.updateTable('reclamacoes').set({ solucao }).where('id', '=', idReclamacao).execute();
    await escreverInteracao(trx, deps.cifra, {
      reclamacaoId: idReclamacao,
      tipo: ID_TIPO_INTERACAO.mensagem,
      autor: lado ?? 'rateia',
      autorId: usuario.id,
      texto: 'O pedido de reembolso integral foi retirado. Vale o reembolso pelos dias não usados.',
      agora,
    });
    const desde = reclamacao.contaDesde ?? diaDe(agora);
    return apresentarConta(await calcularSolucao(trx, deps, { reclamacao, solucao, desde, agora }));
  });
}
