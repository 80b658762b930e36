import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { ZERO } from '@rateia/domain/dinheiro';
import { encerraAVaga } from '@rateia/domain/reclamacoes/consequencias';
import { ID_SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import type { Trx } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { devolverDias, reembolsarAssinatura } from '../../carteira/index.ts';
import { encerrarAssinatura } from '../../grupos/index.ts';
import { devolverCotasDaReclamacao } from '../../loterias/index.ts';
import type { Reclamacao } from '../repository.ts';
import type { PedidoDeSolucao } from './calcular-solucao.ts';
import { assinaturaViva, casoDa, fimDosDias, naoDevolve } from './calcular-solucao.ts';

/**
 * Moves the money of a solution and ends the seat where it says so, in the caller's transaction, which holds the group or
 * pool and the complaint. Made once for a complaint and its reopening, whoever asks (REGRAS 2.7, 2.9).
 */
export async function executarSolucao(
  trx: Trx,
  deps: Deps,
  {
    reclamacao,
    ...pedido
  }: PedidoDeSolucao & { readonly reclamacao: Reclamacao; readonly quem: 'sistema' | 'operador' },
): Promise<{ readonly total: Centavos; readonly porPix: Centavos }> {
  const { solucao, desde, agora, quem } = pedido;
  const { id, usuarioId, assinaturaId, bolaoId, nuncaEntregue, estado, reabertaEm } = reclamacao;
  if (naoDevolve(solucao)) return { total: ZERO, porPix: ZERO };
  if (bolaoId !== null)
    return await devolverCotasDaReclamacao(trx, deps, { bolaoId, usuarioId, reclamacaoId: id, agora });
  const motivo = `reclamacao:${id}`;
  if (!encerraAVaga(solucao) || !(await assinaturaViva(trx, assinaturaId))) {
    // Once for each step that may give days back: an agreement, a decision, and the decision after a reopening.
    const chave = `reclamacao:${id}:${estado}${reabertaEm === null ? '' : ':2'}`;
    return await devolverDias(trx, deps, { assinaturaId, desde, ate: fimDosDias(pedido), chave, motivo, quem, agora });
  }
  const caso = casoDa(solucao);
  const saida = solucao === ID_SOLUCAO.cancelamentoReembolso ? desde : diaDe(agora);
  const feito = await reembolsarAssinatura(trx, deps, {
    assinaturaId,
    caso,
    saida,
    nuncaEntregue,
    quem,
    motivo,
    agora,
  });
  await encerrarAssinatura(trx, deps, { assinaturaId, motivo: caso, quem: 'sistema', agora });
  return feito;
}
