import type { z } from 'zod';
import type { ChaveErro } from './erros.ts';

/**
 * The callers that may make a call at all; the rows of policies.ts decide what they may do with it. `opcional` is for
 * anybody, and recognises a session: one that is over counts as none.
 */
export type Auth = 'publica' | 'opcional' | 'usuario' | 'operador' | 'provedor';

/** One row of the contract (HOUSE §6): server, web client, OpenAPI and tests are made from it. */
export type Chamada = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the base; parameters as `{id}`. */
  readonly path: string;
  /** `/api/v1` unless the spec writes the whole path. */
  readonly base?: '/api/v1' | '';
  readonly auth: Auth;
  /** Moves money or creates something: the `Idempotency-Key` header is mandatory (CONFIABILIDADE 1.4). */
  readonly idempotente?: boolean;
  /** Also takes the form that a mail program sends for its one-click unsubscribe, whose fields say nothing (RFC 8058). */
  readonly formulario?: true;
  /** Answers, refusals too, only at whole steps of time: how long it took tells nothing of an account (ASVS 6.3.8; ADR 023). */
  readonly tempoIgual?: true;
  /** The same for everybody, and good for a minute: the browser may keep the answer and ask again whether it changed. */
  readonly guardavel?: true;
  /** Reveals a person's data or moves money: the staff gives the second factor anew, minutes before (REGRAS 2.24). */
  readonly confirma?: true;
  /** Only mounted outside production. */
  readonly somenteTeste?: boolean;
  /** One sentence, ending in the section of the spec it serves. */
  readonly resumo: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The request is `multipart/form-data` with one file in the field of this name; `body` describes its other fields. */
  readonly arquivo?: string;
  /** Body of the 200 answer; `z.void()` answers 204 (a provider 200), `binario` the bytes of a file. */
  readonly response: z.ZodType;
  /** Media types of the file that `binario` answers, one of which each answer has. */
  readonly tiposDoArquivo?: readonly [string, ...string[]];
  /** The answer is a stream of events of this name, which stays open; `response` is the data of each one. */
  readonly eventos?: string;
  /** Refusals of the catalogue beyond those that any call may give: `recusasComuns`, recusas.ts. */
  readonly errors: readonly ChaveErro[];
};

export function chamada<const C extends Chamada>(linha: C): C {
  return linha;
}

type Campo<C, K extends string, Direcao extends 'input' | 'output'> = C extends {
  readonly [P in K]: infer S extends z.ZodType;
}
  ? { readonly [P in K]: Direcao extends 'input' ? z.input<S> : z.output<S> }
  : unknown;

/** The input that a caller sends. */
export type Entrada<C> = Campo<C, 'params', 'input'> & Campo<C, 'query', 'input'> & Campo<C, 'body', 'input'>;
/** The input that a handler receives after parsing. */
export type Recebida<C> = Campo<C, 'params', 'output'> & Campo<C, 'query', 'output'> & Campo<C, 'body', 'output'>;
/** The answer that the caller gets back. */
export type Resposta<C> = C extends { readonly response: infer S extends z.ZodType } ? z.output<S> : never;
