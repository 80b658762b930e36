import { HTTP } from '@rateia/domain/http';

/** The way in which a part of the page that could not be loaded reports it. */
export type Falha =
  /** Another part reports it: a dialog with the server's words, the way to the login, the way out of this page. */
  | { readonly tipo: 'calada' }
  /** The server refused, and the person stays here: its words, in place. */
  | { readonly tipo: 'recusa'; readonly mensagem: string }
  /** Server or network: the person may try again. */
  | { readonly tipo: 'falha'; readonly codigo: string | number | undefined };

/**
 * Chooses the one message of a failure (spec 1, §8). A dialog tells a refusal, and leads away where the answer has a
 * link; behind it the page says nothing, least of all about the connection. A person who stays reads the same words
 * here afterwards.
 */
export function falhaDe(erro: unknown, { comDialogo }: { readonly comDialogo: boolean }): Falha {
  if (typeof erro !== 'object' || erro === null) return { tipo: 'falha', codigo: undefined };
  const { status, link, message, numero } = erro as Readonly<Record<string, unknown>>;
  const recusado = typeof status === 'number' && status >= HTTP.pedidoInvalido && status < HTTP.erroInterno;
  if (!recusado || typeof message !== 'string')
    return { tipo: 'falha', codigo: typeof numero === 'string' || typeof numero === 'number' ? numero : undefined };
  if (comDialogo || status === HTTP.naoAutenticado || typeof link === 'string') return { tipo: 'calada' };
  return { tipo: 'recusa', mensagem: message };
}
