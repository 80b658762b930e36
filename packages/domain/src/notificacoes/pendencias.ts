import { idsDe } from '../tabela.ts';

/** How much a pendency insists: an alert shows once, a critical one every session until it is solved (spec A§3; REGRAS 1). */
export const TIPO_PENDENCIA = {
  alerta: { id: 1, rotulo: 'Alerta' },
  critico: { id: 2, rotulo: 'Crítico' },
} as const;
export const ID_TIPO_PENDENCIA = idsDe(TIPO_PENDENCIA);
export type TipoPendencia = (typeof TIPO_PENDENCIA)[keyof typeof TIPO_PENDENCIA]['id'];

/** Something that waits for the person. `id` names the fact, so that it is the same one until it is solved. */
export type PendenciaDaPessoa = {
  readonly id: string;
  readonly tipo: TipoPendencia;
  readonly titulo: string;
  readonly mensagem: string;
  readonly link: string;
};

/** Shape of an id: kind of fact and what it is about, `fatura-12`. */
export const ID_DE_PENDENCIA = /^[a-zA-Z]{2,40}-\d{1,18}$/;
