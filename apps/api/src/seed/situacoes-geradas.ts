import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { ID_STATUS_GRUPO as S } from '@rateia/domain/grupos/estados';

/** Days since the first of the generated groups. More of them are young than old, as where a product grows. */
export const IDADE_MAXIMA = 540;

type Faixa = { readonly ateDias: number; readonly partes: readonly (readonly [StatusGrupo, number])[] };

/**
 * The number of generated groups in each status, out of a hundred of an age (REGRAS 2.1). The staff looks at new groups
 * within days, a group forms within thirty days, and an older one lives or has ended.
 */
const FAIXAS: readonly Faixa[] = [
  {
    ateDias: 1,
    partes: [
      [S.aguardandoMembros, 52],
      [S.aguardandoPagamento, 6],
      [S.aguardandoAssinatura, 2],
      [S.assinadoComVagas, 14],
      [S.pendenteAprovacao, 12],
      [S.aguardandoEdicao, 2],
      [S.triagem, 8],
      [S.reprovadoAutomaticamente, 4],
    ],
  },
  {
    ateDias: 7,
    partes: [
      [S.aguardandoMembros, 48],
      [S.aguardandoPagamento, 2],
      [S.aguardandoAssinatura, 5],
      [S.aguardandoLiberacao, 5],
      [S.ativo, 8],
      [S.assinadoComVagas, 18],
      [S.pendenteAprovacao, 3],
      [S.aguardandoEdicao, 4],
      [S.reprovado, 2],
      [S.reprovadoAutomaticamente, 3],
      [S.cancelado, 2],
    ],
  },
  {
    ateDias: 30,
    partes: [
      [S.aguardandoMembros, 38],
      [S.aguardandoPagamento, 1],
      [S.aguardandoAssinatura, 2],
      [S.aguardandoLiberacao, 2],
      [S.ativo, 22],
      [S.assinadoComVagas, 22],
      [S.filaEspera, 1],
      [S.reprovado, 2],
      [S.reprovadoAutomaticamente, 2],
      [S.cancelado, 5],
      [S.expirado, 3],
    ],
  },
  {
    ateDias: Number.POSITIVE_INFINITY,
    partes: [
      [S.ativo, 46],
      [S.assinadoComVagas, 22],
      [S.filaEspera, 5],
      [S.cancelamentoAgendado, 3],
      [S.cancelado, 13],
      [S.expirado, 7],
      [S.reprovado, 2],
      [S.reprovadoAutomaticamente, 2],
    ],
  },
];

/** Rows of a hundred statuses, one row an age, one after the other. */
export const STATUS_POR_IDADE: readonly StatusGrupo[] = FAIXAS.flatMap(({ partes }) =>
  partes.flatMap(([status, quantos]) => Array.from({ length: quantos }, () => status)),
);
/** Days at which the next row begins. */
export const LIMITES_DE_IDADE: readonly number[] = FAIXAS.map(({ ateDias }) => ateDias).filter(Number.isFinite);

/** Longest time, in days, that a group stays in a status that somebody or a deadline ends (REGRAS 2.1). */
export const DIAS_NO_STATUS: Partial<Record<StatusGrupo, number>> = {
  [S.aguardandoPagamento]: 0.01,
  [S.aguardandoAssinatura]: 3,
  [S.aguardandoLiberacao]: 3,
  [S.pendenteAprovacao]: 2,
  [S.triagem]: 1,
  [S.aguardandoEdicao]: 7,
};

/** Every seat is taken; some are, and one at least is free; at least one is; none is any more, and there were members. */
export const CHEIOS: readonly StatusGrupo[] = [
  S.aguardandoPagamento,
  S.aguardandoAssinatura,
  S.aguardandoLiberacao,
  S.ativo,
  S.filaEspera,
];
export const COM_VAGAS: readonly StatusGrupo[] = [S.aguardandoMembros, S.assinadoComVagas];
export const NO_FIM: readonly StatusGrupo[] = [S.cancelamentoAgendado];
export const ACABADOS: readonly StatusGrupo[] = [S.cancelado];

/** The service is signed, and members are in. */
export const ASSINADOS: readonly StatusGrupo[] = [
  S.aguardandoLiberacao,
  S.ativo,
  S.assinadoComVagas,
  S.filaEspera,
  S.cancelamentoAgendado,
];
/** A person of the staff looks at the group, or has: restricted services come here, private groups never. */
export const OLHADOS: readonly StatusGrupo[] = [S.pendenteAprovacao, S.aguardandoEdicao, S.reprovado];
export const SO_PUBLICOS: readonly StatusGrupo[] = [...OLHADOS, S.triagem, S.reprovadoAutomaticamente];
