import type { Chamada, Recebida, Resposta } from '@rateia/contracts/chamada';
import type { Contexto, ContextoAberto, ContextoUsuario } from './contexto.ts';
import type { Papel, Politicas } from './politicas.ts';

type ContextoDe<C extends Chamada> = C['auth'] extends 'usuario' | 'operador'
  ? ContextoUsuario
  : C['auth'] extends 'opcional'
    ? ContextoAberto
    : Contexto;
type Executar<C extends Chamada> = (ctx: ContextoDe<C>, entrada: Recebida<C>) => Promise<Resposta<C>>;
/** A call whose one SQL statement also keeps its idempotency row, and which answers the stored text itself. */
type Propria<C extends Chamada> = {
  readonly idempotenciaPropria: true;
  readonly executar: (
    ctx: ContextoDe<C>,
    entrada: Recebida<C>,
  ) => Promise<{ readonly status: number; readonly corpo: string }>;
};

/** A handler for every row of the feature, or it does not compile (HOUSE §6). */
export type Manipuladores<F extends Readonly<Record<string, Chamada>>> = {
  readonly [N in keyof F]: Executar<F[N]> | Propria<F[N]>;
};

export type RotaMontada = {
  readonly nome: string;
  readonly feature: string;
  readonly chamada: Chamada;
  readonly papeis: readonly Papel[];
  readonly executar: (ctx: never, entrada: never) => Promise<unknown>;
  readonly idempotenciaPropria: boolean;
};

/** Ties the contract rows of a feature to their handlers and permission rows. */
export const definirRotas = <F extends Readonly<Record<string, Chamada>>>(
  feature: string,
  contrato: F,
  politicas: Politicas<Extract<keyof F, string>>,
  manipuladores: Manipuladores<F>,
): readonly RotaMontada[] =>
  Object.entries<Chamada>(contrato).map(([nome, chamada]) => {
    const m = manipuladores[nome as keyof F];
    const propria = typeof m === 'object';
    return {
      nome,
      feature,
      chamada,
      papeis: politicas[nome as Extract<keyof F, string>],
      executar: (propria ? m.executar : m) as RotaMontada['executar'],
      idempotenciaPropria: propria,
    };
  });
