/**
 * Contexts under which personal data are encrypted and indexed; a datum that is written under one opens under no other.
 */
export const CONTEXTO_PESSOAL = {
  telefone: 'usuario:telefone',
  cpf: 'usuario:cpf',
  nascimento: 'usuario:nascimento',
  endereco: 'usuario:endereco',
} as const;

/** Under which the id of a conversation with the bot is sealed and indexed. */
export const CONTEXTO_DA_CONVERSA = 'telegram:conversa';

/** Under which the e-mail of a deleted account is indexed. */
export const CONTEXTO_DO_EMAIL_DA_CONTA = 'usuario:email';
