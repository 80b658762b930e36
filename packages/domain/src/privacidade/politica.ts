import { idsDe } from '../tabela.ts';

/** Statuses of a version of a policy, or of the terms: only the active one counts (spec A§3 Privacy policy). */
export const STATUS_POLITICA = {
  desativada: { id: 0, rotulo: 'Desativada' },
  ativa: { id: 1, rotulo: 'Ativa' },
} as const;
export const ID_STATUS_POLITICA = idsDe(STATUS_POLITICA);

/** Kinds of a policy, by whether everybody has to accept it (spec A§3 Privacy policy). */
export const ID_TIPO_POLITICA = { opcional: 0, obrigatoria: 1 } as const;
