/** Whether a version of a policy, or of the terms, counts now (spec A§3 Privacy policy). */
export const ID_STATUS_POLITICA = { desativada: 0, ativa: 1 } as const;

/** Whether everybody has to accept it (spec A§3 Privacy policy). */
export const ID_TIPO_POLITICA = { opcional: 0, obrigatoria: 1 } as const;
