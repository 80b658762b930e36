import { idsDe } from '../tabela.ts';

/**
 * The insistence of a pendency: an alert shows once, a critical one every session until it is solved (spec A§3; REGRAS
 * 1).
 */
export const TIPO_PENDENCIA = {
  alerta: { id: 1, rotulo: 'Alerta' },
  critico: { id: 2, rotulo: 'Crítico' },
} as const;
export const ID_TIPO_PENDENCIA = idsDe(TIPO_PENDENCIA);
export type TipoPendencia = (typeof TIPO_PENDENCIA)[keyof typeof TIPO_PENDENCIA]['id'];
