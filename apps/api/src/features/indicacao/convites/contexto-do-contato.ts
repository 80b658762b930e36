/** Context under which an invited address or number is encrypted. */
export const CONTEXTO_DO_CONTATO = 'rede:contato';
