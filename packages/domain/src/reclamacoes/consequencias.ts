import type { Regras } from '../regras.ts';
import type { MotivoReclamacao, Resultado, Solucao } from './listagens.ts';
import { ID_MOTIVO_RECLAMACAO, ID_RESULTADO, ID_SOLUCAO, RESULTADOS_PERDIDOS } from './listagens.ts';

/** The losses of the administrator with a complaint, beside the money that goes back (REGRAS 2.7, 2.18). */
export type Consequencias = {
  /** It counts against his reputation. */
  readonly perdeu: boolean;
  /** Proven demand of payment outside: suspended, and all that he is to receive is blocked. */
  readonly suspende: boolean;
  /** The third lost in 90 days: no new groups for 90 days. */
  readonly barraGruposNovos: boolean;
};

export function consequenciasDe(
  p: {
    readonly motivo: MotivoReclamacao;
    readonly resultado: Resultado;
    /** Complaints that he lost in the window, without this one. */
    readonly perdidasAntes: number;
  },
  { reclamacoes }: Regras,
): Consequencias {
  const perdeu = RESULTADOS_PERDIDOS.includes(p.resultado);
  const provada = p.resultado === ID_RESULTADO.aFavorDoMembro;
  return {
    perdeu,
    suspende: provada && p.motivo === ID_MOTIVO_RECLAMACAO.pagamentoForaDoSite,
    barraGruposNovos: perdeu && p.perdidasAntes + 1 >= reclamacoes.perdidasAteBarrar,
  };
}

/** Silence of the administrator grants the demand where the service stopped or never came; else a person decides (REGRAS 2.7). */
export function silencioAtende(p: { readonly motivo: MotivoReclamacao; readonly nuncaEntregue: boolean }): boolean {
  return p.nuncaEntregue || p.motivo === ID_MOTIVO_RECLAMACAO.parouDeFuncionar;
}

/** Silence of the member accepts a full refund alone (REGRAS 2.7). */
export function silencioAceita(solucao: Solucao): boolean {
  return solucao === ID_SOLUCAO.cancelamentoPeloAdministrador;
}

/** The membership ends with this solution. */
export function encerraAVaga(solucao: Solucao): boolean {
  return solucao === ID_SOLUCAO.cancelamentoReembolso || solucao === ID_SOLUCAO.cancelamentoPeloAdministrador;
}

/** The administrator has something to do beside the money: bring the access back. */
export function pedeConserto(solucao: Solucao): boolean {
  return !encerraAVaga(solucao);
}

/** The rest of a demand whose full refund was taken back: it goes on pro rata (REGRAS 1 "remover-estorno-integral"). */
export function semEstornoIntegral(solucao: Solucao): Solucao {
  return solucao === ID_SOLUCAO.cancelamentoPeloAdministrador ? ID_SOLUCAO.cancelamentoReembolso : solucao;
}
