import { HTTP } from '@rateia/domain/http';

/** The way in which a part of the page that could not be loaded reports it. */
export type Falha =
  /** Another part reports it: a dialog with the server's words, the way to the login, the way out of this page. */
  | { readonly tipo: 'calada' }
  /** It does not exist, or not for this person: the server's words, and a link that leads on. */
  | { readonly tipo: 'ausente'; readonly mensagem: string; readonly saida: string | undefined }
  /** The server refused, and the person stays here: its words, in place. */
  | { readonly tipo: 'recusa'; readonly mensagem: string }
  /** Server or network: the person may try again. */
  | { readonly tipo: 'falha'; readonly causa: CausaDaFalha; readonly codigo: string | number | undefined };

/** Only a request without an answer is a matter of the connection. */
export type CausaDaFalha = 'rede' | 'servidor';

/** Refusals that the page itself shows, because a dialog would stand over an empty page (REGRAS 2.25). */
const AUSENTES: readonly unknown[] = [HTTP.semPermissao, HTTP.naoEncontrado];

/**
 * One failure has one message (spec 1, §8). If a dialog shows a refusal, the page behind it says nothing. A person who
 * stays reads the same words here afterwards.
 */
export function falhaDe(erro: unknown, { comDialogo }: { readonly comDialogo: boolean }): Falha {
  if (typeof erro !== 'object' || erro === null) return { tipo: 'falha', causa: 'servidor', codigo: undefined };
  const { name, status, link, message, numero } = erro as Readonly<Record<string, unknown>>;
  const recusado = typeof status === 'number' && status >= HTTP.pedidoInvalido && status < HTTP.erroInterno;
  if (!recusado || typeof message !== 'string')
    return {
      tipo: 'falha',
      causa: name === 'ErroRede' ? 'rede' : 'servidor',
      codigo: typeof numero === 'string' || typeof numero === 'number' ? numero : undefined,
    };
  const saida = typeof link === 'string' ? link : undefined;
  if (AUSENTES.includes(status)) return { tipo: 'ausente', mensagem: message, saida };
  if (comDialogo || status === HTTP.naoAutenticado || saida !== undefined) return { tipo: 'calada' };
  return { tipo: 'recusa', mensagem: message };
}

const O_QUE_FAZER: Record<CausaDaFalha, string> = {
  rede: 'Confira a conexão e tente de novo.',
  servidor: 'A falha foi nossa, não da sua conexão. Tente de novo em instantes.',
};

/** The next step after a failure: the connection is named only where it is the cause. */
export function oQueFazer(causa: CausaDaFalha): string {
  return O_QUE_FAZER[causa];
}
