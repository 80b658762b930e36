import type { Dia, Instante } from '../datas.ts';
import { diaDe, inicioDoDia, milissegundosDe, somarDias, somarDiasUteis, somarHoras } from '../datas.ts';
import type { Regras } from '../regras.ts';
import type { MotivoReclamacao } from './listagens.ts';
import { ID_MOTIVO_RECLAMACAO } from './listagens.ts';

/** The administrator answers in 48 h, and in 24 h where the service stopped (REGRAS 2.7). */
export function limiteDaResposta(
  p: { readonly motivo: MotivoReclamacao; readonly agora: Instante },
  { reclamacoes }: Regras,
): Instante {
  const parou = p.motivo === ID_MOTIVO_RECLAMACAO.parouDeFuncionar;
  return somarHoras(p.agora, parou ? reclamacoes.horasDaRespostaUrgente : reclamacoes.horasDaResposta);
}

/** The member answers a proposal in 72 h, and again as long after a reminder (REGRAS 2.7). */
export function limiteDaProposta(agora: Instante, { reclamacoes }: Regras): Instante {
  return somarHoras(agora, reclamacoes.horasDaProposta);
}

/** The administrator does what was agreed in 48 h (REGRAS 2.7). */
export function limiteDoAcordo(agora: Instante, { reclamacoes }: Regras): Instante {
  return somarHoras(agora, reclamacoes.horasDoAcordo);
}

/** A question of the staff waits 48 h for its answer (REGRAS 2.7). */
export function limiteDaInformacao(agora: Instante, { reclamacoes }: Regras): Instante {
  return somarHoras(agora, reclamacoes.horasDaInformacao);
}

/** The staff decides by the end of the fifth business day; later the lead does (REGRAS 2.7). */
export function limiteDaMediacao(agora: Instante, { reclamacoes }: Regras): Instante {
  return inicioDoDia(somarDias(somarDiasUteis(diaDe(agora), reclamacoes.diasUteisDaMediacao), 1));
}

/** On day 15 of the mediation the member gets the days pro rata by rule (REGRAS 2.7). */
export function limiteDoPadrao(mediacaoEm: Instante, { reclamacoes }: Regras): Instante {
  return inicioDoDia(somarDias(diaDe(mediacaoEm), reclamacoes.diasDoPadrao));
}

/** A draft is kept for 30 days (REGRAS 2.7). */
export function limiteDoRascunho(agora: Instante, { reclamacoes }: Regras): Instante {
  return inicioDoDia(somarDias(diaDe(agora), reclamacoes.diasDoRascunho + 1));
}

/** A closed complaint opens once again within 7 days, with new evidence (REGRAS 2.7). */
export function limiteDaReabertura(fechadaEm: Instante, { reclamacoes }: Regras): Instante {
  return inicioDoDia(somarDias(diaDe(fechadaEm), reclamacoes.diasParaReabrir + 1));
}

/** From when a member may complain who wrote to the administrator at that moment (REGRAS 2.7). */
export function podeAbrirDesde(mensagemEm: Instante, { reclamacoes }: Regras): Instante {
  return somarHoras(mensagemEm, reclamacoes.horasDeConversa);
}

/** Seconds that are left of a deadline; zero once it is over. */
export function segundosAte(limite: Instante, agora: Instante): number {
  return Math.max(0, Math.ceil((milissegundosDe(limite) - milissegundosDe(agora)) / SEGUNDO_MS));
}
const SEGUNDO_MS = 1_000;

/** The first day of a problem that may still be complained of (REGRAS 2.7: 30 days after the problem). */
export function primeiroDiaDoProblema(hoje: Dia, { reclamacoes }: Regras): Dia {
  return somarDias(hoje, -reclamacoes.diasDepoisDoProblema);
}
