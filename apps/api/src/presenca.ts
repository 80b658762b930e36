import pg from 'pg';

/** Keeps the names of the worker pools that live in this process known to all others: a lock each, gone with the process. */
export type Presenca = {
  readonly anunciar: (nome: string) => void;
  /** Gives the jobs of this process's pools back, to be taken at once: a job that counts as failed waits, the longer the oftener it was tried. */
  readonly devolver: () => Promise<void>;
  readonly fechar: () => Promise<void>;
};

const CLASSE = 41;
const RECONECTAR_MS = 500;
/** A pool that just started may hold a job before it holds its lock. */
const CARENCIA_S = 10;

/** Holds the locks on a connection of its own, and takes them again when the database comes back. */
export async function abrirPresenca(url: string): Promise<Presenca> {
  const nomes = new Set<string>();
  let cliente: pg.Client | undefined;
  let fechada = false;
  let espera: NodeJS.Timeout | undefined;

  // One after the other: a connection takes one query at a time.
  let vez: Promise<unknown> = Promise.resolve();
  async function segurar(nome: string): Promise<void> {
    const minha = vez.then(() => cliente?.query('select pg_advisory_lock($1, hashtext($2))', [CLASSE, nome]));
    vez = minha.catch(() => undefined);
    await minha;
  }
  function tentarDepois(): void {
    if (!fechada) espera ??= setTimeout(() => void conectar().catch(tentarDepois), RECONECTAR_MS);
  }
  async function conectar(): Promise<void> {
    espera = undefined;
    const novo = new pg.Client({ connectionString: url, application_name: 'rateia-presenca', keepAlive: true });
    function cair(): void {
      if (cliente === novo) cliente = undefined;
      tentarDepois();
    }
    novo.on('error', cair);
    novo.on('end', cair);
    await novo.connect();
    cliente = novo;
    for (const nome of nomes) await segurar(nome);
  }
  await conectar();
  return {
    anunciar: (nome) => {
      nomes.add(nome);
      segurar(nome).catch(tentarDepois);
    },
    devolver: async () => {
      await cliente?.query('select graphile_worker.force_unlock_workers($1)', [[...nomes]]);
    },
    fechar: async () => {
      fechada = true;
      clearTimeout(espera);
      await cliente?.end();
    },
  };
}

/**
 * Gives back the jobs of worker pools whose process died: without it they would wait four hours. Handlers are
 * idempotent, so a pool that only lost its connection does no harm by finishing.
 */
export async function liberarOrfas(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ readonly mortas: string[] | null }>(
    `with presas as (select distinct locked_by from graphile_worker._private_jobs where locked_at < now() - make_interval(secs => $2)),
          mortas as (select array_agg(locked_by) as nomes from presas where pg_try_advisory_xact_lock($1, hashtext(locked_by)))
     select nomes as mortas, case when nomes is not null then graphile_worker.force_unlock_workers(nomes) end from mortas`,
    [CLASSE, CARENCIA_S],
  );
  return rows[0]?.mortas?.length ?? 0;
}
