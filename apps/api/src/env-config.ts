import type { ConfigDosProvedores } from './gateways/provedores.ts';

/** Everything the process takes from outside, read once. */
export type Config = {
  readonly ambiente: 'development' | 'test' | 'production';
  readonly porta: number;
  readonly host: string;
  /** The port at which the worker answers health and metrics; undefined = none. */
  readonly portaDoWorker: number | undefined;
  readonly appUrl: string;
  readonly bancoUrl: string;
  /** The same database past any transaction pooler: the listener for signals needs a session of its own. */
  readonly bancoUrlDireta: string;
  readonly bancoPool: number;
  readonly bancoPapel: string | null;
  readonly chaves: { readonly json?: string; readonly arquivo: string };
  /** The product's clock may be moved (never in production). */
  readonly relogioDeTeste: boolean;
  readonly nivelDeLog: string;
  readonly tokenDeMetricas: string | undefined;
  readonly webDist: string | undefined;
  /** The address for reports of security flaws: a `mailto:` or a page (security.txt). */
  readonly contatoDeSeguranca: string;
  /** Four numbers: the version of the pages that are served, else of this source. */
  readonly versao: string;
  /** Container of the tag manager; without it nothing of a third party is ever loaded. */
  readonly tagManager: string | undefined;
  readonly limitePorMinuto: number;
  readonly limitePorConta: number;
  /** How long a request may stand in the queue of a group, ms; below the statement time-out (ADR 012). */
  readonly esperaNaFilaMs: number;
  /** Calls that must not tell who has an account answer at whole steps of so many ms (ADR 023). */
  readonly passoDeRespostaMs: number;
  readonly confiarProxy: boolean;
} & ConfigDosProvedores;
