/** Context under which the secret of a change of e-mail is encrypted. */
export const CONTEXTO_DO_SEGREDO = 'trocaEmail:segredo';
