import type { Dia } from '@rateia/domain/datas';
import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

export const FATURA_EMITIR = tipoDePrazo('fatura.emitir');
/** The number of a step of the dunning among several of one kind. */
export type DadosDoDegrau = { readonly vez?: number };
/** D−5: the bank of a member with Pix programado is instructed. */
export const FATURA_INSTRUIR = tipoDePrazo('fatura.instruir', leva<DadosDoDegrau>());
export const FATURA_LEMBRETE = tipoDePrazo('fatura.lembrete', leva<DadosDoDegrau>());
export const FATURA_COBRAR = tipoDePrazo('fatura.cobrar', leva<DadosDoDegrau>());
export const FATURA_ATRASO = tipoDePrazo('fatura.atraso', leva<DadosDoDegrau>());
export const FATURA_TENTATIVA = tipoDePrazo('fatura.tentativa', leva<DadosDoDegrau>());
export const FATURA_CAUCAO = tipoDePrazo('fatura.caucao', leva<DadosDoDegrau>());
/** Due 15 days after: cancelamento ends the membership. */
export const FATURA_CAUCAO_VENCE = tipoDePrazo('fatura.caucaoVence', leva<DadosDoDegrau>());
export const FATURA_CONGELAR = tipoDePrazo('fatura.congelar', leva<DadosDoDegrau>());
/** The day after the last one of a spend-only credit (REGRAS 2.29). */
export const PROMOCIONAL_VENCE = tipoDePrazo('promocional.vence');
export const PREVISAO_REALIZAR = tipoDePrazo('previsao.liberar');
/** A person who does not answer at his bank in time. */
export const AUTORIZACAO_EXPIRA = tipoDePrazo('autorizacao.expira');
/** The day before a further try of Pix programado, which has to be asked for. */
export const PROGRAMADO_REPETE = tipoDePrazo('programado.repete', leva<{ readonly dia: Dia }>());

/** Brings the bank to what an authorisation is here, or the other way round. */
export const ACERTAR_AUTORIZACAO = tarefa('acertarAutorizacao', leva<{ readonly autorizacaoId: number }>());
export const REPETIR_PROGRAMADO = tarefa(
  'repetirProgramado',
  leva<{ readonly pagamentoId: number; readonly dia: Dia }>(),
);
/** Asks the bank about authorisations and charges whose notice may be lost. */
export const CONFERIR_PROGRAMADOS = tarefa('conferirProgramados');
/** The end of a paid month of Plus (REGRAS 2.32). */
export const PLUS_RENOVAR = tipoDePrazo('plus.renovar');
