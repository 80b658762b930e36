import type { Dia, Instante } from '../datas.ts';
import { diaDe, diasEntre } from '../datas.ts';
import type { Regras } from '../regras.ts';
import type { MotivoReclamacao } from './listagens.ts';
import { ID_MOTIVO_RECLAMACAO } from './listagens.ts';
import { podeAbrirDesde, primeiroDiaDoProblema } from './prazos.ts';

export type SituacaoParaReclamar = {
  readonly motivo: MotivoReclamacao;
  /** The access data never came to the member, whose entry is over. */
  readonly nuncaEntregue: boolean;
  /** The first message that the member wrote in the window, if any. */
  readonly conversouEm: Instante | null;
  /** The day on which the problem began, as the member says. */
  readonly falhaDesde: Dia;
  readonly encerradaEm: Instante | null;
  readonly agora: Instante;
};

/** Why a complaint cannot be opened now, with the moment that the sentence names. */
export type RecusaDeAbertura =
  | { readonly tipo: 'converseAntes'; readonly abreEm: Instante | null }
  | { readonly tipo: 'problemaAntigo'; readonly desde: Dia }
  | { readonly tipo: 'problemaNoFuturo' }
  | { readonly tipo: 'saiuHaMuito' };

/** Reason 206 and a delivery that never was need no talk before (REGRAS 2.7). */
export function dispensaConversa({
  motivo,
  nuncaEntregue,
}: Pick<SituacaoParaReclamar, 'motivo' | 'nuncaEntregue'>): boolean {
  return nuncaEntregue || motivo === ID_MOTIVO_RECLAMACAO.pagamentoForaDoSite;
}

/**
 * Up to 30 days after the problem, while the membership is active or 7 days after its end at most; the member wrote to
 * the administrator 24 h before, except where the rule excepts it (REGRAS 2.7).
 */
export function recusaDeAbertura(s: SituacaoParaReclamar, regras: Regras): RecusaDeAbertura | undefined {
  const hoje = diaDe(s.agora);
  const { diasDepoisDoFim } = regras.reclamacoes;
  if (s.encerradaEm !== null && diasEntre(diaDe(s.encerradaEm), hoje) > diasDepoisDoFim) return { tipo: 'saiuHaMuito' };
  if (s.falhaDesde > hoje) return { tipo: 'problemaNoFuturo' };
  const desde = primeiroDiaDoProblema(hoje, regras);
  if (s.falhaDesde < desde) return { tipo: 'problemaAntigo', desde };
  if (dispensaConversa(s)) return undefined;
  if (s.conversouEm === null) return { tipo: 'converseAntes', abreEm: null };
  const abreEm = podeAbrirDesde(s.conversouEm, regras);
  return abreEm > s.agora ? { tipo: 'converseAntes', abreEm } : undefined;
}

/**
 * The day from which the days count as unused: the proven beginning of the failure, and without a proof the day on which
 * the complaint was opened (REGRAS 2.18). A proof from before the member's own word proves no more than his word.
 */
export function inicioDaFalha(p: {
  readonly provadaEm: Dia | null;
  readonly falhaDesde: Dia;
  readonly abertaEm: Dia;
}): Dia {
  if (p.provadaEm === null || p.provadaEm > p.abertaEm) return p.abertaEm;
  const antesDoDito = p.provadaEm < p.falhaDesde;
  return antesDoDito ? p.falhaDesde : p.provadaEm;
}
