import type { Chamada } from '@rateia/contracts/chamada';
import type { Instante } from '@rateia/domain/datas';
import type { PendenciaDaPessoa } from '@rateia/domain/notificacoes/pendencias';
import type { Executor } from '../db/banco.ts';
import type { TarefaServida } from '../db/fila.ts';
import type { Periodica } from '../db/periodicas.ts';
import type { PrazoServido } from '../db/prazos.ts';
import type { Deps } from './deps.ts';
import type { ModuloDeItem } from './itens.ts';
import type { Politicas } from './politicas.ts';
import type { Manipuladores, RotaMontada } from './rotas.ts';
import { definirRotas } from './rotas.ts';

type Contrato = Readonly<Record<string, Chamada>>;

/** What a feature knows to be waiting for a person now, from its own facts. */
export type FonteDePendencias = (
  db: Executor,
  p: { readonly usuarioId: number; readonly agora: Instante; readonly deps: Deps },
) => Promise<readonly PendenciaDaPessoa[]>;

/** What a feature's calls are made of: rows of the contract, who may make each, and a handler for each. */
type ComRotas<F extends Contrato, C> = {
  readonly contrato: F;
  readonly permissoes: Politicas<Extract<keyof F, string>>;
  /** A function where handlers need what the composition alone has. */
  readonly rotas: Manipuladores<F> | ((composicao: C) => Manipuladores<F>);
};
type SemRotas = { readonly contrato?: undefined; readonly permissoes?: undefined; readonly rotas?: undefined };

/**
 * A feature as one object: what it brings to server, worker, operation, privacy and demonstration. Whatever it does not
 * have is absent. The composition (features.ts) knows a feature by this alone.
 */
type Partes<P, T extends TarefaServida, Z extends PrazoServido, S extends object, I extends object> = {
  readonly nome: string;
  /** Jobs that it serves. */
  readonly tarefas?: (deps: Deps, portas: P) => readonly T[];
  /** Jobs of its own that run by themselves. */
  readonly periodicas?: readonly Periodica[];
  /** Deadlines that it serves. */
  readonly prazos?: (deps: Deps, portas: P) => readonly Z[];
  readonly pendencias?: FonteDePendencias;
  /** Sets the gauges of the feature when measures are asked for. */
  readonly medidor?: (deps: Deps) => Promise<void>;
  /** What features beneath it ask for and cannot import; each gets it from the composition. */
  readonly portas?: S;
  /** The kinds of item that it sells, by name. */
  readonly itens?: I & { readonly [T in keyof I]: ModuloDeItem<Deps> };
};

/** Its types hold between contract, permissions and handlers, and tell the composition every job and deadline that it serves. */
export const feature = <
  F extends Contrato = Contrato,
  C = unknown,
  P = unknown,
  T extends TarefaServida = never,
  Z extends PrazoServido = never,
  S extends object = object,
  I extends object = object,
>(
  f: Partes<P, T, Z, S, I> & (ComRotas<F, C> | SemRotas),
) => ({
  ...f,
  montar: (composicao: C): readonly RotaMontada[] => {
    if (f.contrato === undefined || f.permissoes === undefined || f.rotas === undefined) return [];
    const manipuladores = typeof f.rotas === 'function' ? f.rotas(composicao) : f.rotas;
    return definirRotas(f.nome, { contrato: f.contrato, permissoes: f.permissoes, manipuladores });
  },
});
