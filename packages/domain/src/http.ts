/** The HTTP codes that the spec names (spec A§9), and those that we and providers answer besides; apart from the other constants, which the first page loads. */
export const HTTP = {
  ok: 200,
  criado: 201,
  semConteudo: 204,
  pedidoInvalido: 400,
  naoAutenticado: 401,
  semPermissao: 403,
  naoEncontrado: 404,
  tempoEsgotado: 408,
  removido: 410,
  aparelhoNovo: 412,
  camposRecusados: 422,
  pedidosDemais: 429,
  erroInterno: 500,
} as const;
