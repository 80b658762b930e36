import type { Instante } from '@rateia/domain/datas';
import { diaDe, instanteDe, milissegundosDe } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Banco, Trx } from './banco.ts';
import { emTransacao } from './banco.ts';
import type { Tarefa } from './fila.ts';
import { enfileirar } from './fila.ts';

type Pedir = (trx: Trx, opcoes?: { readonly chave: string }) => Promise<void>;
/** A job that runs by itself, by the machine's clock in UTC: each minute, or once a day at its hour. */
export type Periodica = {
  readonly nome: string;
  /** Distinguishes two rows of the table that order the same job. */
  readonly id: string;
  readonly dados: object;
  readonly pedir: Pedir;
  readonly quando?: Hora;
  /** True for work of each minute of the machine that also runs when the product's clock is moved. */
  readonly comORelogio?: true;
};
type Hora = { readonly hora: number; readonly minuto: number };
type Diaria = Periodica & { readonly quando: Hora };

function periodica<D extends object>(nome: Tarefa<string, D>, dados: NoInfer<D>, id: string = nome): Periodica {
  return {
    nome,
    id,
    dados,
    pedir: (trx, opcoes) => enfileirar(trx, nome, dados, opcoes),
  };
}

export function cadaMinuto<D extends object>(
  nome: Tarefa<string, D>,
  dados: NoInfer<D>,
  opcoes: Pick<Periodica, 'comORelogio'> = {},
): Periodica {
  return { ...periodica(nome, dados), ...opcoes };
}

/** A daily job, at an hour when no person waits. */
export function cadaDia<D extends object>(
  nome: Tarefa<string, D>,
  dados: NoInfer<D>,
  { id, ...quando }: Hora & { readonly id?: string },
): Periodica {
  return { ...periodica(nome, dados, id), quando };
}

function diarias(periodicas: readonly Periodica[]): readonly Diaria[] {
  return periodicas.filter((p): p is Diaria => p.quando !== undefined);
}

/** Periodic work as graphile-worker's crontab has it: the time, the job, its identity, its data. */
export function crontab(periodicas: readonly Periodica[]): string {
  return periodicas
    .map(
      ({ nome, dados, id, quando }) =>
        `${quando?.minuto ?? '*'} ${quando?.hora ?? '*'} * * * ${nome} ?id=${id} ${JSON.stringify(dados)}`,
    )
    .join('\n');
}

const DIA_MS = 86_400_000;

/**
 * Orders a daily job whose last hour passed while no worker was alive: once, by the worker that starts first (ADR 009).
 * The queue has a way of its own to catch up, but it compares dates, which our pool reads as text, and so it finds
 * none.
 */
export async function enfileirarPerdidas(
  db: Banco,
  { periodicas, agora }: { readonly periodicas: readonly Periodica[]; readonly agora: Instante },
): Promise<void> {
  for (const {
    id,
    pedir,
    quando: { hora, minuto },
  } of diarias(periodicas)) {
    const hoje = Date.parse(`${agora.slice(0, 10)}T00:00:00.000Z`) + (hora * 60 + minuto) * 60_000;
    const ultima = instanteDe(hoje <= milissegundosDe(agora) ? hoje : hoje - DIA_MS);
    await emTransacao(db, async (trx) => {
      const { rows } = await sql`
        update graphile_worker._private_known_crontabs set last_execution = ${ultima}::timestamptz
        where identifier = ${id} and coalesce(last_execution, known_since) < ${ultima}::timestamptz returning identifier`.execute(
        trx,
      );
      if (rows.length > 0) await pedir(trx);
    });
  }
}

/**
 * Orders periodic work outside production, where the product's clock may move: the work of the minute at each call, and
 * the work of the day when the day has changed.
 */
export async function enfileirarPeriodicas(
  trx: Trx,
  { periodicas, de, ate }: { readonly periodicas: readonly Periodica[]; readonly de: Instante; readonly ate: Instante },
): Promise<void> {
  const devidas = diaDe(de) === diaDe(ate) ? [] : diarias(periodicas);
  for (const { nome, pedir } of [...periodicas.filter((p) => p.comORelogio === true), ...devidas])
    await pedir(trx, { chave: `${nome}:relogio` });
}
