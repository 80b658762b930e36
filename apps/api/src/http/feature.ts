import type { Chamada } from '@rateia/contracts/chamada';
import type { Instante } from '@rateia/domain/datas';
import type { PendenciaDaPessoa } from '@rateia/domain/notificacoes/pendencias';
import type { Executor } from '../db/banco.ts';
import type { LinhaDoRegistro } from '../db/dados-pessoais.ts';
import type { TarefaServida } from '../db/fila.ts';
import type { Periodica } from '../db/periodicas.ts';
import type { PrazoServido } from '../db/prazos.ts';
import type { ContextoUsuario } from './contexto.ts';
import type { Deps } from './deps.ts';
import type { ModuloDeItem } from './itens.ts';
import type { Politicas } from './politicas.ts';
import type { Manipuladores, RotaMontada } from './rotas.ts';
import { definirRotas } from './rotas.ts';

type Contrato = Readonly<Record<string, Chamada>>;

/** A feature's list of the matters that wait for a person now, from its own facts. */
export type FonteDePendencias = (
  db: Executor,
  p: { readonly usuarioId: number; readonly agora: Instante; readonly deps: Deps },
) => Promise<readonly PendenciaDaPessoa[]>;

/** The parts of a feature's calls: rows of the contract, the roles that may make each, and a handler for each. */
type ComRotas<F extends Contrato, C> = {
  readonly contrato: F;
  readonly permissoes: Politicas<Extract<keyof F, string>>;
  /** A function where handlers need what the composition alone has. */
  readonly rotas: Manipuladores<F> | ((composicao: C) => Manipuladores<F>);
};
type SemRotas = { readonly contrato?: undefined; readonly permissoes?: undefined; readonly rotas?: undefined };

/** The function that counts each queue. */
type Filas<R extends object> = { readonly [K in keyof R]: (ctx: ContextoUsuario) => Promise<R[K]> };
/** The desk that a feature has in the back office: its calls, and how much waits in its queues. */
type Mesa<F extends Contrato, R extends object> = {
  readonly contrato: F;
  readonly permissoes: Politicas<Extract<keyof F, string>>;
  readonly rotas: Manipuladores<F>;
  readonly filas?: Filas<R>;
};
/** A desk, whose types hold between contract, permissions and handlers. */
export function mesa<F extends Contrato, R extends object = never>({ filas, ...m }: Mesa<F, R>) {
  return {
    filas,
    rotas: definirRotas('backoffice', { contrato: m.contrato, permissoes: m.permissoes, manipuladores: m.rotas }),
  };
}
type MesaMontada<R extends object> = { readonly filas: Filas<R> | undefined; readonly rotas: readonly RotaMontada[] };

/**
 * A feature as one object: its parts of server, worker, operation, privacy and demonstration. A part that it does not
 * have is absent. The composition (features.ts) knows a feature by this alone.
 */
type Partes<
  P,
  T extends TarefaServida,
  Z extends PrazoServido,
  S extends object,
  M extends object,
  R extends object,
  I extends object,
> = {
  readonly nome: string;
  /** Jobs that it serves. */
  readonly tarefas?: (deps: Deps, portas: P) => readonly T[];
  /** Jobs of its own that run by themselves. */
  readonly periodicas?: readonly Periodica[];
  /** Deadlines that it serves. */
  readonly prazos?: (deps: Deps, portas: P) => readonly Z[];
  readonly pendencias?: FonteDePendencias;
  /**
   * Each column of its tables that identifies the owner of a row: for the copy of a person's data, and the end of an
   * account.
   */
  readonly dadosPessoais?: readonly LinhaDoRegistro[];
  /** Sets the gauges of the feature when measures are asked for. */
  readonly medidor?: (deps: Deps) => Promise<void>;
  readonly mesa?: MesaMontada<M>;
  /** Queues of the operation that are no feature's desk. */
  readonly filas?: Filas<R>;
  /** Functions that features beneath it need and cannot import; the composition hands them over. */
  readonly portas?: S;
  /** The kinds of item that it sells, by name. */
  readonly itens?: I & { readonly [T in keyof I]: ModuloDeItem<Deps> };
};

/**
 * A feature, whose types hold between contract, permissions and handlers, and tell the composition every job and
 * deadline that it serves.
 */
export function feature<
  F extends Contrato = Contrato,
  C = unknown,
  P = unknown,
  T extends TarefaServida = never,
  Z extends PrazoServido = never,
  S extends object = object,
  M extends object = never,
  R extends object = never,
  I extends object = object,
>(f: Partes<P, T, Z, S, M, R, I> & (ComRotas<F, C> | SemRotas)) {
  return {
    ...f,
    montar: (composicao: C): readonly RotaMontada[] => {
      const daMesa = f.mesa?.rotas ?? [];
      if (f.contrato === undefined || f.permissoes === undefined || f.rotas === undefined) return daMesa;
      const manipuladores = typeof f.rotas === 'function' ? f.rotas(composicao) : f.rotas;
      const { contrato, permissoes } = f;
      return [...definirRotas(f.nome, { contrato, permissoes, manipuladores }), ...daMesa];
    },
  };
}
