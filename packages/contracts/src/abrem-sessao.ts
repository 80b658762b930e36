/** Calls that answer a login; a browser that holds a key sends its proof with them, and the session is the key's (ADR 021). */
export const ABREM_SESSAO = [
  'token',
  'liberacao',
  'segundoFator',
  'entrarComChave',
  'concluirLiberacao',
  'validarCadastro',
  'ativarCadastro',
  'updateAutenticacaoExternaDados',
  'autenticarVinculacao',
  'validarAutenticacao',
] as const;
