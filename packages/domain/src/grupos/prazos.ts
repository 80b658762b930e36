import type { Dia, Instante } from '../datas.ts';
import { diaDe, inicioDoDia, somarDias, somarDiasUteis, somarHoras } from '../datas.ts';
import type { Regras } from '../regras.ts';
import type { StatusGrupo } from './estados.ts';
import { ID_STATUS_GRUPO as S } from './estados.ts';
import type { EventoGrupo } from './maquina.ts';

const HORAS_DO_DIA = 24;

/** A deadline of a status: when it ends, when to remind, and the event that the product fires if nobody acts. */
export type Prazo = {
  readonly limite: Instante;
  readonly avisos: readonly Instante[];
  readonly evento?: EventoGrupo;
};

/** The deadline that a group has in a status since `desde`; undefined where the table sets none (REGRAS 2.1). */
export function prazoDoStatus(
  { status, desde }: { readonly status: StatusGrupo; readonly desde: Instante },
  regras: Regras,
): Prazo | undefined {
  const { formacao, assinatura, edicao, diasUteisParaAprovar, diasUteisParaTriagem } = regras.grupos;
  switch (status) {
    case S.aguardandoMembros:
      return { ...emDias(desde, formacao), evento: 'vencerFormacao' };
    case S.aguardandoAssinatura:
      return { ...emHoras(desde, assinatura), evento: 'vencerAssinatura' };
    case S.aguardandoEdicao:
      return { ...emDias(desde, edicao), evento: 'vencerEdicao' };
    case S.pendenteAprovacao:
      return { limite: fimDoDiaUtil(desde, diasUteisParaAprovar), avisos: [] };
    case S.triagem:
      return { limite: fimDoDiaUtil(desde, diasUteisParaTriagem), avisos: [] };
    case S.reprovadoAutomaticamente:
      return { limite: limiteDeRecurso(desde, regras), avisos: [] };
    case S.expirado:
      return { limite: limiteDeRenovacao(desde, regras), avisos: [] };
    // Stryker disable next-line ConditionalExpression: without a return the answer is the same.
    default:
      return undefined;
  }
}

/**
 * The deadline by which the access must reach one member of a group in 69; then he gets everything back (REGRAS 2.1).
 */
export function limiteDeEntrega(liberadoEm: Instante, regras: Regras): Instante {
  return somarHoras(liberadoEm, regras.grupos.horasParaEntregarAcesso);
}

/** The moment from which a member's silence counts as confirmation (REGRAS 2.1). */
export function limiteDeConfirmacao(entregueEm: Instante, regras: Regras): Instante {
  return somarHoras(entregueEm, regras.grupos.horasParaConfirmarAcesso);
}

/** The deadline by which the administrator owes a member who entered the access data (REGRAS part 1). */
export function limiteDeEnvioDeDados(entrada: Instante, regras: Regras): Instante {
  return somarHoras(entrada, regras.grupos.horasParaEnviarDados);
}

/** "hoje" is due today or overdue, "proximosDias" is later: the two counts of pending deliveries (REGRAS part 1). */
export function filaDeEnvio(limite: Instante, hoje: Dia): 'hoje' | 'proximosDias' {
  return diaDe(limite) <= hoje ? 'hoje' : 'proximosDias';
}

/** The deadline by which a group refused by rule may appeal, once (REGRAS 2.1). */
export function limiteDeRecurso(reprovadoEm: Instante, regras: Regras): Instante {
  return somarHoras(reprovadoEm, regras.grupos.diasParaRecorrer * HORAS_DO_DIA);
}

/** The deadline by which an expired group may be renewed into a new one (REGRAS 2.1). */
export function limiteDeRenovacao(expiradoEm: Instante, regras: Regras): Instante {
  return somarHoras(expiradoEm, regras.grupos.diasParaRenovar * HORAS_DO_DIA);
}

function emDias(desde: Instante, prazo: { readonly dias: number; readonly avisosNosDias: readonly number[] }): Prazo {
  return {
    limite: somarHoras(desde, prazo.dias * HORAS_DO_DIA),
    avisos: prazo.avisosNosDias.map((dias) => somarHoras(desde, dias * HORAS_DO_DIA)),
  };
}

function emHoras(
  desde: Instante,
  prazo: { readonly horas: number; readonly avisosNasHoras: readonly number[] },
): Prazo {
  return {
    limite: somarHoras(desde, prazo.horas),
    avisos: prazo.avisosNasHoras.map((horas) => somarHoras(desde, horas)),
  };
}

/** The staff's deadlines run to the end of the n-th business day. */
function fimDoDiaUtil(desde: Instante, dias: number): Instante {
  return inicioDoDia(somarDias(somarDiasUteis(diaDe(desde), dias), 1));
}
