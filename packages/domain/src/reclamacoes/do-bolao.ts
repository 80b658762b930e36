import type { Instante } from '../datas.ts';
import { diaDe, diasEntre } from '../datas.ts';
import type { EstadoBolao } from '../loterias/bolao.ts';
import { ID_ESTADO_BOLAO } from '../loterias/bolao.ts';
import type { Regras } from '../regras.ts';

/** How the cotas of a pool may go back by a decision: by one person, by two alone, or not at all. */
export type VoltaDasCotas = 'comoSempre' | 'porDuasPessoas' | 'naoVolta';

const E = ID_ESTADO_BOLAO;
const VOLTA: { readonly [S in EstadoBolao]: VoltaDasCotas } = {
  [E.rascunho]: 'naoVolta',
  [E.aVenda]: 'comoSempre',
  [E.encerradoParaVenda]: 'comoSempre',
  [E.registrando]: 'comoSempre',
  [E.comprovado]: 'porDuasPessoas',
  [E.sorteado]: 'porDuasPessoas',
  [E.apurado]: 'porDuasPessoas',
  [E.pago]: 'naoVolta',
  [E.cancelado]: 'naoVolta',
};

/**
 * Once the bets are made the draw forbids that cotas go back: only two people may decide it, and the product pays it. A
 * prize that was paid, or money that went back already, leaves nothing to return (REGRAS 2.7, 2.12 Refund).
 */
export function voltaDasCotas(estado: EstadoBolao): VoltaDasCotas {
  return VOLTA[estado];
}

/** A pool is complained of while it is in course, and until 30 days after its end (REGRAS 2.7). */
export function tardeParaReclamarDoBolao(
  { fimEm, agora }: { readonly fimEm: Instante | null; readonly agora: Instante },
  { reclamacoes }: Regras,
): boolean {
  return fimEm !== null && diasEntre(diaDe(fimEm), diaDe(agora)) > reclamacoes.diasDepoisDoProblema;
}
