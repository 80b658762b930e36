import type { Guarda } from '../maquina.ts';
import type { StatusGrupo } from './estados.ts';

/**
 * The facts that a transition of a group may need. A caller gives those of its event; a guard whose fact is missing
 * refuses (REGRAS 2.1).
 */
export type ContextoGrupo = {
  /** Status decided by `decidirTriagem` for a new group. */
  readonly decisao?: StatusGrupo;
  /** The service is approved automatically (service status 1) or the group is private. */
  readonly aprovacaoAutomatica?: boolean;
  readonly vagasLivres?: number;
  readonly membros?: number;
  readonly membrosParaIniciar?: number;
  readonly faturasEmAberto?: number;
  /** The service was signed before the group was created (acessoImediato). */
  readonly jaAssinado?: boolean;
  /** Every member got the access data and confirmed, or was silent past the deadline. */
  readonly acessosConfirmados?: boolean;
  /** The seat that frees has somebody in the waiting list. */
  readonly temFila?: boolean;
  /** Members who still have a leaving date, not counting the one this event is about. */
  readonly outrasSaidasAgendadas?: number;
  /** Full cycles between now and the scheduled end. */
  readonly ciclosDeAviso?: number;
  readonly ciclosDeAvisoDoFim?: number;
  /** A member left because of the scheduled end. */
  readonly alguemSaiuPeloFim?: boolean;
  readonly statusAnterior?: StatusGrupo;
  readonly recursoNoPrazo?: boolean;
  readonly jaRecorreu?: boolean;
};

type GuardaGrupo = Guarda<ContextoGrupo>;

function exigir(vale: boolean, codigo: string): string | undefined {
  return vale ? undefined : codigo;
}

export function decidido(status: StatusGrupo): GuardaGrupo {
  return (contexto) => exigir(contexto.decisao === status, 'grupo.outraDecisaoDeTriagem');
}

export const servicoAutomatico: GuardaGrupo = (contexto) =>
  exigir(contexto.aprovacaoAutomatica === true, 'grupo.servicoPrecisaDeAprovacao');

export const servicoRestrito: GuardaGrupo = (contexto) =>
  exigir(contexto.aprovacaoAutomatica === false, 'grupo.servicoAprovadoAutomaticamente');

export const vagasTodasReservadas: GuardaGrupo = (contexto) => {
  if (contexto.jaAssinado !== false) return 'grupo.jaAssinado';
  return exigir(contexto.vagasLivres === 0, 'grupo.aindaHaVagas');
};

/** A group that is signed already never waits for its payments and its signature: it goes 1 → 52 by its first member. */
export const membrosSuficientes: GuardaGrupo = (contexto) => {
  if (contexto.jaAssinado !== false) return 'grupo.jaAssinado';
  const { membros, membrosParaIniciar } = contexto;
  const bastam = membros !== undefined && membrosParaIniciar !== undefined && membros >= membrosParaIniciar;
  return exigir(bastam, 'grupo.poucosMembros');
};

export const primeirasFaturasPagas: GuardaGrupo = (contexto) =>
  exigir(contexto.faturasEmAberto === 0, 'grupo.faturasEmAberto');

export const assinadoComMembroPago: GuardaGrupo = (contexto) => {
  if (contexto.jaAssinado !== true) return 'grupo.aindaNaoAssinado';
  return exigir(contexto.membros !== undefined && contexto.membros >= 1, 'grupo.semMembroPago');
};

export const ninguemFicou: GuardaGrupo = (contexto) => exigir(contexto.membros === 0, 'grupo.aindaHaMembros');

export const confirmadosECheio: GuardaGrupo = (contexto) => {
  if (contexto.acessosConfirmados !== true) return 'grupo.acessosPorConfirmar';
  return exigir(contexto.vagasLivres === 0, 'grupo.aindaHaVagas');
};

export const confirmadosComVagas: GuardaGrupo = (contexto) => {
  if (contexto.acessosConfirmados !== true) return 'grupo.acessosPorConfirmar';
  return exigir(contexto.vagasLivres !== undefined && contexto.vagasLivres > 0, 'grupo.semVagas');
};

export const cheioSemSaidas: GuardaGrupo = (contexto) => {
  if (contexto.vagasLivres !== 0) return 'grupo.aindaHaVagas';
  return exigir(contexto.outrasSaidasAgendadas === 0, 'grupo.haSaidasAgendadas');
};

export const cheioComSaidas: GuardaGrupo = (contexto) => {
  if (contexto.vagasLivres !== 0) return 'grupo.aindaHaVagas';
  return exigir(haOutrasSaidas(contexto), 'grupo.semSaidasAgendadas');
};

export const ninguemNaFila: GuardaGrupo = (contexto) => exigir(contexto.temFila === false, 'grupo.vagaJaReservada');

export const filaEntra: GuardaGrupo = (contexto) => {
  if (contexto.temFila !== true) return 'grupo.semFila';
  return exigir(contexto.outrasSaidasAgendadas === 0, 'grupo.haSaidasAgendadas');
};

export const filaEntraEOutroSai: GuardaGrupo = (contexto) => {
  if (contexto.temFila !== true) return 'grupo.semFila';
  return exigir(haOutrasSaidas(contexto), 'grupo.semSaidasAgendadas');
};

export const ultimaSaidaRevertida: GuardaGrupo = (contexto) => {
  if (contexto.temFila !== false) return 'grupo.vagaJaReservada';
  return exigir(contexto.outrasSaidasAgendadas === 0, 'grupo.haSaidasAgendadas');
};

export const saidaRevertidaOutroSai: GuardaGrupo = (contexto) => {
  if (contexto.temFila !== false) return 'grupo.vagaJaReservada';
  return exigir(haOutrasSaidas(contexto), 'grupo.semSaidasAgendadas');
};

export const avisoDeUmCiclo: GuardaGrupo = (contexto) => {
  const { ciclosDeAviso, ciclosDeAvisoDoFim } = contexto;
  const basta = ciclosDeAviso !== undefined && ciclosDeAvisoDoFim !== undefined && ciclosDeAviso >= ciclosDeAvisoDoFim;
  return exigir(basta, 'grupo.avisoCurto');
};

/** The end may be reverted, to the status before it, only while nobody has moved because of it. */
export function revertePara(status: StatusGrupo): GuardaGrupo {
  return (contexto) => {
    if (contexto.alguemSaiuPeloFim !== false) return 'grupo.membroJaSaiuPeloFim';
    return exigir(contexto.statusAnterior === status, 'grupo.outroStatusAnterior');
  };
}

export const primeiroRecursoNoPrazo: GuardaGrupo = (contexto) => {
  if (contexto.jaRecorreu !== false) return 'grupo.recursoJaUsado';
  return exigir(contexto.recursoNoPrazo === true, 'grupo.recursoForaDoPrazo');
};

function haOutrasSaidas(contexto: ContextoGrupo): boolean {
  return contexto.outrasSaidasAgendadas !== undefined && contexto.outrasSaidasAgendadas > 0;
}
