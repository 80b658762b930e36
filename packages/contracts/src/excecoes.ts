/*
 * Facts about errors that every page of the web loads, whichever row of the catalogue an error is; only pages that
 * quote a row load the catalogue.
 */

/** Exception codes of the wire (spec A§8, B§8). */
export const CODIGO_EXCECAO = {
  userException: 1,
  validacaoObrigatoriaException: 2,
  ContatoSuporteException: 3,
  cupomInvalidoException: 4,
  maisInformacoesException: 5,
} as const;
export type CodigoDeExcecao = (typeof CODIGO_EXCECAO)[keyof typeof CODIGO_EXCECAO];

/** Text when the response has none (spec A§8). */
export const MENSAGEM_PADRAO = 'Ops, algo saiu errado.';
export const ALERTA_PADRAO = 'Algo saiu errado, tente novamente mais tarde.';
export const ERRO_PADRAO = 'algo de errado não está certo, tente novamente em alguns minutos.';
export function mensagemSessaoExpirada(codigo: string | number) {
  return `Sua sessão expirou, você será desconectado. Cód.: ${codigo}`;
}

/** Text of every failure of the server itself. */
export const FALHA_DO_SERVIDOR = 'Ocorreu um erro ao processar sua solicitação. Tente novamente em alguns instantes.';
