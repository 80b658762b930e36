import { HTTP } from '@rateia/domain/http';
import { ErroApi } from './erros-api.ts';

/** The server's words, when it refused what was asked. One that fails says nothing of it, and the person may ask again. */
export function palavrasDaRecusa(erro: unknown): string | undefined {
  return erro instanceof ErroApi && erro.status < HTTP.erroInterno ? erro.message : undefined;
}
