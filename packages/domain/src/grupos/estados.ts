import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** Group status ids and labels (spec B§4; 2 awaits payment, REGRAS 2.14). */
export const STATUS_GRUPO = {
  aguardandoMembros: { id: 1, rotulo: 'Aguardando membros' },
  aguardandoPagamento: { id: 2, rotulo: 'Aguardando pagamento' },
  aguardandoAssinatura: { id: 3, rotulo: 'Aguardando assinatura' },
  ativo: { id: 4, rotulo: 'Ativo' },
  pendenteAprovacao: { id: 50, rotulo: 'Em aprovação' },
  reprovado: { id: 51, rotulo: 'Reprovado' },
  assinadoComVagas: { id: 52, rotulo: 'Ativo, com vagas' },
  cancelado: { id: 55, rotulo: 'Cancelado' },
  aguardandoEdicao: { id: 68, rotulo: 'Aguardando edição' },
  aguardandoLiberacao: { id: 69, rotulo: 'Aguardando liberação' },
  filaEspera: { id: 76, rotulo: 'Fila de espera' },
  cancelamentoAgendado: { id: 77, rotulo: 'Cancelamento agendado' },
  expirado: { id: 104, rotulo: 'Expirado' },
  reprovadoAutomaticamente: { id: 110, rotulo: 'Reprovado na checagem' },
  triagem: { id: 111, rotulo: 'Em triagem' },
} as const;

export type StatusGrupo = IdDe<typeof STATUS_GRUPO>;

/** The ids of the group statuses, by name (spec B§4). */
export const ID_STATUS_GRUPO = idsDe(STATUS_GRUPO);

const S = ID_STATUS_GRUPO;
const VENDE_AGORA: readonly StatusGrupo[] = [S.aguardandoMembros, S.assinadoComVagas];
/** Statuses in which a group lives: it is listed or has members to serve (REGRAS 2.1). */
export const STATUS_NO_AR: readonly StatusGrupo[] = [
  S.aguardandoMembros,
  S.aguardandoPagamento,
  S.aguardandoAssinatura,
  S.aguardandoLiberacao,
  S.ativo,
  S.assinadoComVagas,
  S.filaEspera,
  S.cancelamentoAgendado,
];
/** Statuses in which a group has ended and serves nobody any more (REGRAS 2.1). */
export const STATUS_DO_FIM: readonly StatusGrupo[] = [S.cancelado, S.expirado, S.reprovado, S.reprovadoAutomaticamente];
const COM_CICLO: readonly StatusGrupo[] = [S.ativo, S.assinadoComVagas, S.filaEspera, S.cancelamentoAgendado];

/** Seats of the group are for sale with access at once: statuses 1 and 52 (REGRAS 2.1). */
export function vendavel(status: StatusGrupo): boolean {
  return VENDE_AGORA.includes(status);
}

/** The group lives: it is listed or has members to serve (REGRAS 2.1). */
export function noAr(status: StatusGrupo): boolean {
  return STATUS_NO_AR.includes(status);
}

/** The group's cycles run and its invoices are issued (REGRAS 2.1). */
export function comCicloCorrente(status: StatusGrupo): boolean {
  return COM_CICLO.includes(status);
}

/**
 * True if the administrator may put access data in the vault: there are members to serve, or the service was signed
 * before the group was created (REGRAS 2.1, envio de dados de acesso).
 */
export function recebeDadosDeAcesso(grupo: { readonly status: StatusGrupo; readonly jaAssinado: boolean }): boolean {
  if (grupo.status === S.aguardandoLiberacao || comCicloCorrente(grupo.status)) return true;
  const antesDosMembros: readonly StatusGrupo[] = [
    S.aguardandoMembros,
    S.pendenteAprovacao,
    S.triagem,
    S.aguardandoEdicao,
  ];
  return grupo.jaAssinado && antesDosMembros.includes(grupo.status);
}

/** Members enter one by one, as they pay: the service is signed (REGRAS 2.1, 52, and 69 for a payment that is late). */
export function entraAoPagar(grupo: { readonly status: StatusGrupo; readonly jaAssinado: boolean }): boolean {
  if (grupo.status === S.aguardandoLiberacao || comCicloCorrente(grupo.status)) return true;
  return grupo.jaAssinado && grupo.status === S.aguardandoMembros;
}

/** Statuses of the public listing: for sale now, or with a dated place (REGRAS 2.1). */
export const STATUS_LISTADOS: readonly StatusGrupo[] = [...VENDE_AGORA, S.filaEspera];
