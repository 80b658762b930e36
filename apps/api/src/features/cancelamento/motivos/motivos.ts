import { MOTIVOS_DO_MEMBRO } from '@rateia/domain/cancelamento/regras';

/** The reasons of a member, as both calls answer them (spec B§7). */
export const MOTIVOS = { motivos: MOTIVOS_DO_MEMBRO.map((motivo) => ({ ...motivo })) };
