import type { EstadoDisjuntor } from './observador.ts';

export interface OpcoesDisjuntor {
  /** Failures in a row that open it. */
  readonly limiteDeFalhas: number;
  /** The time that the circuit stays open before one call may try again. */
  readonly repousoMs: number;
  readonly cronometro: () => number;
  readonly aoMudar: (estado: EstadoDisjuntor) => void;
}

/**
 * Stops calling a provider that keeps failing, so that our own requests do not queue up behind its time-outs.
 * After the rest one call is let through: its success closes the breaker, its failure opens it again.
 */
export interface Disjuntor {
  readonly estado: () => EstadoDisjuntor;
  /** False when the call must not be made now. True counts as a promise to report the outcome. */
  readonly permite: () => boolean;
  readonly sucesso: () => void;
  readonly falha: () => void;
  /** The outcome says nothing about the provider (the caller gave up): only frees the place of the test call. */
  readonly neutro: () => void;
}

export function criarDisjuntor(opcoes: OpcoesDisjuntor): Disjuntor {
  let estado: EstadoDisjuntor = 'fechado';
  let falhasSeguidas = 0;
  let abertoEm = 0;
  let ensaioEmCurso = false;

  function mudar(novo: EstadoDisjuntor) {
    if (estado === novo) return;
    estado = novo;
    opcoes.aoMudar(novo);
  }
  function abrir() {
    abertoEm = opcoes.cronometro();
    mudar('aberto');
  }

  return {
    estado: () => estado,
    permite: () => {
      if (estado === 'aberto' && opcoes.cronometro() - abertoEm >= opcoes.repousoMs) mudar('meioAberto');
      if (estado === 'fechado') return true;
      if (estado === 'aberto' || ensaioEmCurso) return false;
      ensaioEmCurso = true;
      return true;
    },
    sucesso: () => {
      ensaioEmCurso = false;
      falhasSeguidas = 0;
      mudar('fechado');
    },
    falha: () => {
      ensaioEmCurso = false;
      falhasSeguidas += 1;
      if (estado === 'meioAberto' || falhasSeguidas >= opcoes.limiteDeFalhas) abrir();
    },
    neutro: () => {
      ensaioEmCurso = false;
    },
  };
}
