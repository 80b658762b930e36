import { setTimeout as esperar } from 'node:timers/promises';
import type { Instante } from '@rateia/domain/datas';
import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import { executarPrazosVencidos, proximoPrazo } from './db/prazos.ts';
import type { RelogioMovel } from './db/relogio.ts';
import type { Trabalho } from './trabalhador.ts';
import { esvaziarFila } from './trabalhador.ts';

const MAXIMO_DE_VOLTAS = 50;
/**
 * Another process may be at work on the same queue: the interval at which this one looks, and the longest time it
 * waits.
 */
const OLHAR_MS = 25;
const LIMITE_DE_ESPERA_MS = 30_000;

const SOB_OUTRAS_MAOS = `
  select 1 from graphile_worker.jobs where locked_at is not null
  union all select 1 from prazos where estado = 'pendente' and vence_em <= $1 and (proxima_em is null or proxima_em <= $1)
  limit 1`;

type Feito = { readonly executados: number; readonly falhas: number };

/** Runs jobs and deadlines that are due, and those they cause, until nothing moves here or in any other process. */
export async function assentar(trabalho: Trabalho): Promise<Feito> {
  let soma: Feito = { executados: 0, falhas: 0 };
  for (let volta = 0; volta < MAXIMO_DE_VOLTAS; volta += 1) {
    await esvaziarFila(trabalho);
    const ate = trabalho.deps.relogio.agora();
    const feito = await executarPrazosVencidos(trabalho.deps, trabalho.prazos, { ate });
    soma = somar(soma, feito);
    if (feito.executados + feito.falhas > 0) continue;
    if (!(await esperarOsOutros(trabalho, ate))) return soma;
  }
  throw new Error('the queue does not settle');
}

/**
 * Moves the product clock to an instant. On the way it stops at each deadline and at each new try of a failed job, so
 * that everything happens in its order.
 */
export async function avancarAte(trabalho: Trabalho & { readonly relogio: unknown }, alvo: Instante): Promise<Feito> {
  const relogio = trabalho.relogio as RelogioMovel;
  let soma = await assentar(trabalho);
  for (;;) {
    const parada = antes(alvo, antes(await proximoPrazo(trabalho.deps.db), await proximaTentativa(trabalho)));
    const deslocamento = relogio.deslocamentoMs();
    await relogio.moverPara(parada);
    await adiantarTentativas(trabalho, relogio.deslocamentoMs() - deslocamento);
    soma = somar(soma, await assentar(trabalho));
    if (parada === alvo) return soma;
  }
}

function antes<T extends Instante | null>(a: T, b: Instante | null): T | Instante {
  return a === null || (b !== null && milissegundosDe(b) < milissegundosDe(a)) ? (b ?? a) : a;
}

const ESPERAM = 'locked_at is null and attempts < max_attempts and run_at > now()';

/** When a job that failed is tried again: the queue follows the machine's time, this is the product's. */
async function proximaTentativa({ pool, deps }: Trabalho): Promise<Instante | null> {
  const { rows } = await pool.query<{ readonly ms: number | null }>(
    `select ceil(extract(epoch from min(run_at) - now()) * 1000)::int as ms from graphile_worker.jobs where ${ESPERAM}`,
  );
  const ms = rows[0]?.ms ?? null;
  return ms === null ? null : instanteDe(milissegundosDe(deps.relogio.agora()) + ms);
}

/** The time that passes by the product's clock passes for tries that wait too. */
async function adiantarTentativas({ pool }: Trabalho, ms: number): Promise<void> {
  await pool.query(
    `select graphile_worker.reschedule_jobs(array[id], run_at := run_at - $1 * interval '1 millisecond')
    from graphile_worker.jobs where ${ESPERAM}`,
    [ms],
  );
}

function somar(a: Feito, b: Feito): Feito {
  return {
    executados: a.executados + b.executados,
    falhas: a.falhas + b.falhas,
  };
}

/**
 * Waits for the work of other processes: jobs that they hold, deadlines that are due. True when there was any, because
 * it may have caused more.
 */
async function esperarOsOutros({ pool }: Trabalho, ate: Instante): Promise<boolean> {
  const fim = performance.now() + LIMITE_DE_ESPERA_MS;
  let esperou = false;
  while (performance.now() < fim) {
    const { rowCount } = await pool.query(SOB_OUTRAS_MAOS, [ate]);
    if (rowCount === 0) return esperou;
    esperou = true;
    await esperar(OLHAR_MS);
  }
  return esperou;
}
