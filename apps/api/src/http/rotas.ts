import type { Chamada, Recebida, Resposta } from '@rateia/contracts/chamada';
import { HTTP } from '@rateia/domain/http';
import type { Trx } from '../db/banco.ts';
import type { Contexto, ContextoAberto, ContextoUsuario } from './contexto.ts';
import type { Fluxo } from './fluxo-de-eventos.ts';
import type { Condicao, Papel, Politicas } from './politicas.ts';
import { condicaoDe, quemPode } from './politicas.ts';

type ContextoDe<C extends Chamada> = C['auth'] extends 'usuario' | 'operador'
  ? ContextoUsuario
  : C['auth'] extends 'opcional'
    ? ContextoAberto
    : Contexto;
type Executar<C extends Chamada> = (ctx: ContextoDe<C>, entrada: Recebida<C>) => Promise<Resposta<C>>;
/** The queue of a call, by the body as it was sent: calls of one queue are served in the order of arrival. */
type Fila = (corpo: unknown) => string;
/** A call that is served in the order of arrival. */
type EmFila<C extends Chamada> = { readonly fila: Fila; readonly executar: Executar<C> };

/** The rest of a call once its preparation is done: it runs in the transaction of the call's key. */
export type Conclusao<C extends Chamada> = (trx: Trx) => Promise<Resposta<C>>;
/**
 * A call with key and file. Its long work, decoding and storing, is done before its transaction is opened, so that no
 * connection waits for it. A preparation that fails leaves nothing behind (ADR 017).
 */
type Preparada<C extends Chamada> = {
  readonly preparar: (ctx: ContextoDe<C>, entrada: Recebida<C>) => Promise<Conclusao<C>>;
};

/** A call that answers with events: it has begun when this is done, and goes on until one of the two ends it. */
export type ComEventos<C extends Chamada> = {
  readonly eventos: (ctx: ContextoDe<C>, entrada: Recebida<C>, fluxo: Fluxo<Resposta<C>>) => Promise<void>;
};

/** A handler for every row of the feature, or it does not compile (HOUSE §6). */
export type Manipuladores<F extends Readonly<Record<string, Chamada>>> = {
  readonly [N in keyof F]: F[N] extends { readonly arquivo: string; readonly idempotente: true }
    ? Preparada<F[N]>
    : F[N] extends { readonly eventos: string }
      ? ComEventos<F[N]>
      : Executar<F[N]> | EmFila<F[N]>;
};

export type RotaMontada = {
  readonly nome: string;
  readonly feature: string;
  readonly chamada: Chamada;
  readonly papeis: readonly Papel[];
  readonly se: Condicao | undefined;
  readonly servico: Servico;
};

/** A handler as the server does it, by the kind of its call. */
export type Servico =
  | { readonly tipo: 'simples'; readonly executar: Executar<Chamada>; readonly fila: Fila | undefined }
  | ({ readonly tipo: 'preparada' } & Preparada<Chamada>)
  | ({ readonly tipo: 'eventos' } & ComEventos<Chamada>);

/**
 * A provider is answered 200, the one answer that the callback of the API Pix standard knows; other callers without an
 * answer get 204.
 */
export function statusSemCorpo({ auth }: Chamada): number {
  return auth === 'provedor' ? HTTP.ok : HTTP.semConteudo;
}

/** Ties the contract rows of a feature to their handlers and permission rows. */
export function definirRotas<F extends Readonly<Record<string, Chamada>>>(
  feature: string,
  {
    contrato,
    permissoes,
    manipuladores,
  }: {
    readonly contrato: F;
    readonly permissoes: Politicas<Extract<keyof F, string>>;
    readonly manipuladores: Manipuladores<F>;
  },
): readonly RotaMontada[] {
  return Object.entries<Chamada>(contrato).map(([nome, chamada]) => {
    return {
      nome,
      feature,
      chamada,
      papeis: quemPode(permissoes[nome as Extract<keyof F, string>]),
      se: condicaoDe(permissoes[nome as Extract<keyof F, string>]),
      servico: servicoDe(manipuladores[nome as keyof F]),
    };
  });
}

type Manipulador = Executar<Chamada> | EmFila<Chamada> | Preparada<Chamada> | ComEventos<Chamada>;

function servicoDe(m: Manipulador): Servico {
  if (typeof m === 'function') return { tipo: 'simples', executar: m, fila: undefined };
  if ('preparar' in m) return { tipo: 'preparada', preparar: m.preparar };
  if ('eventos' in m) return { tipo: 'eventos', eventos: m.eventos };
  return { tipo: 'simples', executar: m.executar, fila: m.fila };
}
