import type { ContextoChamada, Resultado } from '../resultado.ts';

export interface GatewayEmail {
  /** Not safe to repeat after `desconhecido`: the message may have gone out. */
  readonly enviar: (email: Email, contexto?: ContextoChamada) => Promise<Resultado<{ readonly idMensagem: string }>>;
  /** Ends the connections that wait for the next message. */
  readonly fechar: () => void;
}

export interface Email {
  readonly para: string;
  readonly assunto: string;
  readonly texto: string;
  readonly html?: string;
  /** Ours, unique: becomes the Message-ID, by which mail programs drop a second copy. */
  readonly id: string;
  /** JSON files that its reader keeps, by name and text. */
  readonly anexos?: readonly { readonly nome: string; readonly texto: string }[];
  /** Further headers, of ours alone. */
  readonly cabecalhos?: Readonly<Record<string, string>>;
}
