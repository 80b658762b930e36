import { leva } from '../../db/carga.ts';
import { tipoDePrazo } from '../../db/prazos.ts';

export const FATURA_EMITIR = tipoDePrazo('fatura.emitir');
/** The number of a step of the dunning among several of one kind. */
export type DadosDoDegrau = { readonly vez?: number };
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
/** The end of a paid month of Plus (REGRAS 2.32). */
export const PLUS_RENOVAR = tipoDePrazo('plus.renovar');
