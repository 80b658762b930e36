import type { CodigoDeExcecao } from './excecoes.ts';

/** One row of the error catalogue. */
type LinhaDeErro = {
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly codigo?: CodigoDeExcecao;
  readonly message: string;
  readonly link?: string;
  /** The article of the help that says more about code 5 (`/ajuda#…`). */
  readonly artigo?: string;
};

export function linhasDeErro<const T extends Record<string, LinhaDeErro>>(t: T): T {
  return t;
}
