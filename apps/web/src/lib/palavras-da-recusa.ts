import { HTTP } from '@rateia/domain/http';
import { ErroApi } from './erros-api.ts';

/**
 * The server's words, when it refused the request. A call that failed otherwise says nothing of it, and the person may
 * ask again.
 */
export function palavrasDaRecusa(erro: unknown): string | undefined {
  return erro instanceof ErroApi && erro.status < HTTP.erroInterno ? erro.message : undefined;
}
