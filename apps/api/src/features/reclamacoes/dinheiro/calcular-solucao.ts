import type { Dia } from '@rateia/domain/datas';
import { diaDe, diasEntre, somarDias } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { ZERO } from '@rateia/domain/dinheiro';
import type { EstadoAssinatura } from '@rateia/domain/grupos/assinatura';
import { viva } from '@rateia/domain/grupos/assinatura';
import type { LinhaDeValor } from '@rateia/domain/linha-de-valor';
import type { Solucao } from '@rateia/domain/reclamacoes/listagens';
import { ID_SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { simularDias, simularReembolso } from '../../carteira/index.ts';
import { simularDevolucaoDasCotas } from '../../loterias/index.ts';
import type { Reclamacao } from '../repository.ts';

/** The sum that a solution gives back, with its arithmetic. */
export type ContaDaSolucao = {
  readonly solucao: Solucao;
  readonly total: Centavos;
  readonly porPix: Centavos;
  readonly linhas: readonly LinhaDeValor[];
};

export type PedidoDeSolucao = {
  readonly solucao: Solucao;
  /** The first day that counts as unused. */
  readonly desde: Dia;
  /** A number of days that the administrator offers, of 209 alone. */
  readonly dias?: number | null;
  readonly agora: string;
};

/** The membership of a complaint still holds its seat: only then can it end with a refund of its deposit. */
export async function assinaturaViva(db: Executor, assinaturaId: number | null): Promise<boolean> {
  if (assinaturaId === null) return false;
  const linha = await db.selectFrom('assinaturas').select('estado').where('id', '=', assinaturaId).executeTakeFirst();
  return linha !== undefined && viva(linha.estado as EstadoAssinatura);
}

/**
 * The sum of a solution as it would be now, without moving it: the same functions that move the money compute it (REGRAS
 * 2.7, 2.9). A membership that ended already has only its days left. A pool gives back by its own rules (REGRAS 2.12).
 */
export async function calcularSolucao(
  db: Executor,
  deps: Deps,
  {
    reclamacao,
    ...pedido
  }: PedidoDeSolucao & {
    readonly reclamacao: Pick<Reclamacao, 'usuarioId' | 'assinaturaId' | 'bolaoId' | 'nuncaEntregue'>;
  },
): Promise<ContaDaSolucao> {
  const { solucao, desde, agora } = pedido;
  const { usuarioId, assinaturaId, bolaoId, nuncaEntregue } = reclamacao;
  const hoje = diaDe(agora);
  const nada = { solucao, total: ZERO, porPix: ZERO, linhas: [] };
  if (naoDevolve(solucao)) return nada;
  if (bolaoId !== null)
    return { solucao, ...(await simularDevolucaoDasCotas(db, deps, { bolaoId, usuarioId, agora })) };
  if (assinaturaId === null) return nada;
  if (solucao === ID_SOLUCAO.solucaoReembolso || !(await assinaturaViva(db, assinaturaId))) {
    const ate = fimDosDias(pedido);
    const { total, porPix, linhas } = await simularDias(db, deps, { assinaturaId, desde, ate, devolvidoEm: hoje });
    return { solucao, total, porPix, linhas };
  }
  const caso = casoDa(solucao);
  const saida = solucao === ID_SOLUCAO.cancelamentoReembolso ? desde : hoje;
  const { total, porPix, linhas } = await simularReembolso(db, deps, {
    assinaturaId,
    caso,
    saida,
    nuncaEntregue,
    devolvidoEm: hoje,
  });
  return { solucao, total, porPix, linhas };
}

/** The row of the refund table of a solution that ends the membership (REGRAS 2.7, 2.9). */
export function casoDa(solucao: Solucao): 'culpaDoAdministrador' | 'removidoPeloAdministrador' {
  return solucao === ID_SOLUCAO.cancelamentoPeloAdministrador ? 'removidoPeloAdministrador' : 'culpaDoAdministrador';
}

/** The first day that is used again: today, and at least one day goes back; or as many days as were offered. */
export function fimDosDias({ desde, dias, agora }: Pick<PedidoDeSolucao, 'desde' | 'dias' | 'agora'>): Dia {
  if (typeof dias === 'number') return somarDias(desde, dias);
  const hoje = diaDe(agora);
  return diasEntre(desde, hoje) > 0 ? hoje : somarDias(desde, 1);
}

/** A solution that moves no money. */
export function naoDevolve(solucao: Solucao): boolean {
  return solucao === ID_SOLUCAO.solucaoProblema || solucao === ID_SOLUCAO.correcaoDoBolao;
}
