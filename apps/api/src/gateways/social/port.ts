import type { ContextoChamada, Resultado } from '../resultado.ts';

export const PROVEDORES_SOCIAIS = ['google', 'facebook'] as const;
export type ProvedorSocial = (typeof PROVEDORES_SOCIAIS)[number];

/** Values that tie an answer of the provider to the one question it answers; none of them is ever used twice. */
export interface Pergunta {
  /** Travels through the browser and comes back with the answer. */
  readonly estado: string;
  /** Comes back inside the ID token, where there is one. */
  readonly nonce: string;
  /** PKCE: only its digest is shown before the code is exchanged. */
  readonly verificador: string;
  /** The page of ours the person comes back to; the same at both ends. */
  readonly retorno: string;
}

export interface Volta extends Pergunta {
  readonly codigo: string;
  /** RFC 9207: the provider that answered, where it says so. */
  readonly emissor?: string | undefined;
}

/** The identity that the provider vouches for. */
export interface IdentidadeSocial {
  /** The provider's own, unchanging id of the account: an e-mail can change hands, this cannot. */
  readonly sub: string;
  readonly email: string | null;
  /** The provider has seen that the e-mail is theirs. */
  readonly emailVerificado: boolean;
  readonly primeiroNome: string;
  readonly sobrenome: string;
}

/** One identity provider. */
export interface Provedor {
  /** The address where the person chooses an account. */
  readonly iniciar: (pergunta: Pergunta, contexto?: ContextoChamada) => Promise<Resultado<{ readonly url: string }>>;
  /** Exchanges the code. `recusado`: the code is used, old, of somebody else, or the answer does not fit the question. */
  readonly identificar: (volta: Volta, contexto?: ContextoChamada) => Promise<Resultado<IdentidadeSocial>>;
}

/** The providers that this installation has; one without credentials is absent. */
export type GatewaySocial = { readonly [P in ProvedorSocial]?: Provedor };
