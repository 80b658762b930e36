/** The HTTP codes that the spec names (spec A§9); apart from the other constants, which the first page loads. */
export const HTTP = {
  ok: 200,
  criado: 201,
  semConteudo: 204,
  pedidoInvalido: 400,
  naoAutenticado: 401,
  semPermissao: 403,
  naoEncontrado: 404,
  erroInterno: 500,
} as const;
