import type { Chamada, Recebida, Resposta } from '@rateia/contracts/chamada';
import { HTTP } from '@rateia/domain/http';
import type { Contexto, ContextoAberto, ContextoUsuario } from './contexto.ts';
import type { Papel, Politicas } from './politicas.ts';

type ContextoDe<C extends Chamada> = C['auth'] extends 'usuario' | 'operador'
  ? ContextoUsuario
  : C['auth'] extends 'opcional'
    ? ContextoAberto
    : Contexto;
type Executar<C extends Chamada> = (ctx: ContextoDe<C>, entrada: Recebida<C>) => Promise<Resposta<C>>;
/** Which queue a call stands in, by the body as it was sent: calls of one queue are served in the order of arrival. */
type Fila = (corpo: unknown) => string;
/** A call that is served in the order of arrival. */
type EmFila<C extends Chamada> = { readonly fila: Fila; readonly executar: Executar<C> };
/** A call whose one SQL statement also keeps its idempotency row, and which answers the stored text itself. */
type Propria<C extends Chamada> = {
  readonly idempotenciaPropria: true;
  readonly fila?: Fila;
  readonly executar: (
    ctx: ContextoDe<C>,
    entrada: Recebida<C>,
  ) => Promise<{ readonly status: number; readonly corpo: string }>;
};

/** A handler for every row of the feature, or it does not compile (HOUSE §6). */
export type Manipuladores<F extends Readonly<Record<string, Chamada>>> = {
  readonly [N in keyof F]: Executar<F[N]> | EmFila<F[N]> | Propria<F[N]>;
};

export type RotaMontada = {
  readonly nome: string;
  readonly feature: string;
  readonly chamada: Chamada;
  readonly papeis: readonly Papel[];
  readonly executar: (ctx: never, entrada: never) => Promise<unknown>;
  readonly idempotenciaPropria: boolean;
  readonly fila: Fila | undefined;
};

/** A provider is told 200, the one answer that the callback of the API Pix standard knows; who else gets nothing back, 204. */
export const statusSemCorpo = ({ auth }: Chamada): number => (auth === 'provedor' ? HTTP.ok : HTTP.semConteudo);

/** Ties the contract rows of a feature to their handlers and permission rows. */
export const definirRotas = <F extends Readonly<Record<string, Chamada>>>(
  feature: string,
  contrato: F,
  politicas: Politicas<Extract<keyof F, string>>,
  manipuladores: Manipuladores<F>,
): readonly RotaMontada[] =>
  Object.entries<Chamada>(contrato).map(([nome, chamada]) => {
    const m = manipuladores[nome as keyof F];
    return {
      nome,
      feature,
      chamada,
      papeis: politicas[nome as Extract<keyof F, string>],
      executar: (typeof m === 'object' ? m.executar : m) as RotaMontada['executar'],
      idempotenciaPropria: typeof m === 'object' && 'idempotenciaPropria' in m,
      fila: typeof m === 'object' ? m.fila : undefined,
    };
  });
