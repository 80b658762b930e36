import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import { diaDe } from '@rateia/domain/datas';
import { ID_SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { calcularSolucao } from '../dinheiro/calcular-solucao.ts';
import { exigirParte } from '../exigir-parte.ts';
import { apresentarConta } from '../presenter.ts';
import { travarReclamacao } from '../repository.ts';
import { proporSolucao } from './propor-solucao.ts';

type Contrato = typeof reclamacoes.estornoProporcional;

/**
 * The administrator proposes the refund by unused days. He sends no value: the server computes it, and the answer shows
 * the arithmetic (REGRAS 1 "estorno proporcional").
 */
export async function estornoProporcional(
  ctx: ContextoUsuario,
  { params: { idReclamacao, idGrupoUsuario } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  return await emTransacao(ctx.db, async (trx) => {
    const achada = await travarReclamacao(trx, idReclamacao);
    const { reclamacao } = exigirParte(ctx, achada, 'estornoProporcional');
    if (reclamacao.assinaturaId !== idGrupoUsuario) return recusar('naoEncontrado');
    const { agora, deps } = ctx;
    const solucao = ID_SOLUCAO.cancelamentoReembolso;
    const idInteracao = await proporSolucao(trx, {
      ctx,
      reclamacao,
      lado: 'administrador',
      dita: { solucao, texto: 'Proponho devolver os dias não usados e a caução.' },
    });
    const desde = reclamacao.contaDesde ?? diaDe(agora);
    const conta = await calcularSolucao(trx, deps, { reclamacao, solucao, desde, agora });
    return { ...apresentarConta(conta), idInteracao };
  });
}
