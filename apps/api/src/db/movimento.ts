import type { Instante } from '@rateia/domain/datas';
import type { Recusa } from '@rateia/domain/maquina';
import type { Expression, Insertable, Updateable } from 'kysely';
import type { DB } from './tipos.ts';

/** The tables whose rows are found by one number. */
export type TabelaComId = { [T in keyof DB]: 'id' extends keyof DB[T] ? T : never }[keyof DB];

/** Other columns that a step changes: never the state, which is the machine's to write. */
export type Mudanca<T extends TabelaComId, Coluna extends string> = {
  readonly [C in Exclude<keyof Updateable<DB[T]>, Coluna | 'id'>]?:
    | Updateable<DB[T]>[C]
    | Expression<unknown>
    | undefined;
};

type SemEstado<T extends TabelaComId, Coluna extends string> = Omit<Insertable<DB[T]>, Coluna | 'id'>;

/** The columns of a new row beside its state. */
export type Valores<T extends TabelaComId, Coluna extends string> = {
  readonly [C in keyof SemEstado<T, Coluna>]: SemEstado<T, Coluna>[C] | Expression<unknown>;
};

/** The author of an event, its time, and the data that the trail keeps. */
export type Causa<Evento, Quem> = {
  readonly evento: Evento;
  readonly quem: Quem;
  readonly usuarioId?: number | null | undefined;
  readonly agora: Instante;
  /** Goes into the row of the trail, for the reader of the history. */
  readonly dados?: Readonly<Record<string, unknown>> | undefined;
};

/** The facts that the guards look at; a machine without guards, or with guards that take nothing for granted, needs none. */
export type ComContexto<Contexto> = Record<never, never> extends Contexto ? unknown : { readonly contexto: Contexto };

export type Movimento<Estado, Evento, Quem, Contexto, T extends TabelaComId, Coluna extends string> = Causa<
  Evento,
  Quem
> & {
  readonly contexto?: Contexto;
  /** The state, read under the lock that the caller holds. Left out, the mover locks the row. */
  readonly de?: Estado | undefined;
  readonly mudar?: Mudanca<T, Coluna> | undefined;
};

/** A movement with columns whose value depends on the new state. Only a caller that knows `de` can ask for it. */
export type MudarPor<Estado, T extends TabelaComId, Coluna extends string> = {
  readonly de: Estado;
  readonly mudarPor: (para: Estado) => Mudanca<T, Coluna>;
};

export type Nascimento<Evento, Quem, Contexto, T extends TabelaComId, Coluna extends string> = Causa<Evento, Quem> & {
  readonly contexto?: Contexto;
  readonly valores: Valores<T, Coluna>;
  /** The row may be there already, by a unique index: then nothing is written, and that is a refusal. */
  readonly seNova?: boolean;
};

/** The table said no; `de` is the state in which the thing is, undefined for one that does not exist. */
export type Recusado<Estado> = { readonly ok: false; readonly de: Estado | undefined; readonly recusa: Recusa };

/** The answer about a thing that an event was meant to move. */
export type Movida<Estado, Efeito> =
  | { readonly ok: true; readonly de: Estado; readonly para: Estado; readonly efeitos: readonly Efeito[] }
  | Recusado<Estado>;

/** The answer about a thing that was meant to begin. */
export type Nascida<Estado, Efeito> =
  | { readonly ok: true; readonly id: number; readonly para: Estado; readonly efeitos: readonly Efeito[] }
  | Recusado<Estado>;
