import type { Instante } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Executor } from '../../db/banco.ts';
import { servir } from '../../db/fila.ts';
import type { Deps } from '../../http/deps.ts';
import { CONFERIR_LIVRO, LACRAR_LIVRO } from './agenda.ts';
import type { Invariante } from './conferir-livro.ts';
import { conferirLivro } from './conferir-livro.ts';
import { conferirProvedores } from './conferir-provedores.ts';
import { QUAIS_NO_MAXIMO } from './escopo-da-conferencia.ts';
import { ultimoSelo } from './selo.ts';

const LOTE_DE_LACRES = 1_000;

/**
 * Seals finished transactions, and checks the ledger: every minute the new part, every night all of it (CONFIABILIDADE
 * 1.2).
 */
export function tarefasDoLivro(deps: Deps) {
  return [
    servir(LACRAR_LIVRO, () => lacrarLivro(deps.db)),
    servir(CONFERIR_LIVRO, async ({ completa }) => {
      await lacrarLivro(deps.db);
      const feita = await conferirEGuardar(deps, { completa });
      const falhas = feita.filter((i) => !i.ok);
      if (falhas.length > 0) deps.log.error({ falhas }, 'ledger invariants broken');
      // Where logs are kept away from the database, a chain that was cut at its end can be compared with this figure.
      if (completa) deps.log.info({ selo: await ultimoSelo(deps.db) }, 'ledger checked');
    }),
  ];
}

/** Extends the hash chain over every transaction whose writers are finished. */
export async function lacrarLivro(db: Executor): Promise<void> {
  for (let lacradas = 1; lacradas > 0; ) {
    const { rows } = await sql<{ readonly n: number }>`select lacrar(${LOTE_DE_LACRES}) as n`.execute(db);
    lacradas = rows[0]?.n ?? 0;
  }
}

/** Runs the checks and keeps the findings. A finding stays until a whole check no longer finds it. */
export async function conferirEGuardar(
  { db, relogio }: Pick<Deps, 'db' | 'relogio'>,
  { completa }: { readonly completa: boolean },
): Promise<readonly Invariante[]> {
  const ate = (await ultimoSelo(db))?.sequencia ?? 0;
  const antes = completa ? undefined : await lerConferencia(db);
  const depoisDe = antes?.ateSequencia ?? 0;
  const deDentro = await conferirLivro(db, antes === undefined ? null : { depoisDe, ate, desde: antes.conferidaEm });
  const deFora = await conferirProvedores(db);
  const juntos = antes === undefined ? deDentro : deDentro.map((a) => juntar(a, antes.invariantes));
  const invariantes = [...juntos, deFora];
  const linha = { conferida_em: relogio.agora(), ate_sequencia: ate, invariantes: JSON.stringify(invariantes) };
  await db
    .insertInto('conferencias')
    .values({ completa: antes === undefined, ...linha })
    .onConflict((c) => c.column('completa').doUpdateSet(linha))
    .execute();
  return invariantes;
}

function juntar(novo: Invariante, antes: readonly Invariante[]): Invariante {
  const velho = antes.find((i) => i.chave === novo.chave);
  const conferidos = novo.conferidos + (velho?.conferidos ?? 0);
  // Findings that were kept before things were named have no ids.
  const todos = [...new Set([...(velho?.quais ?? []), ...novo.quais])];
  // A thing that two checks find wrong counts once.
  const divergencias = [velho, novo].every(nomeiaTodas) ? todos.length : novo.divergencias + (velho?.divergencias ?? 0);
  return { ...novo, divergencias, ok: divergencias === 0, conferidos, quais: todos.slice(0, QUAIS_NO_MAXIMO) };
}

function nomeiaTodas(i: Invariante | undefined): boolean {
  return i === undefined || i.quais?.length === i.divergencias;
}

export type Conferida = {
  readonly conferidaEm: Instante;
  readonly ateSequencia: number;
  readonly invariantes: readonly Invariante[];
};

/** The newest check that was kept, of whichever kind; undefined before the first. */
export async function lerConferencia(db: Executor): Promise<Conferida | undefined> {
  const l = await db
    .selectFrom('conferencias')
    .selectAll()
    .orderBy('conferida_em', 'desc')
    .orderBy('ate_sequencia', 'desc')
    .orderBy('completa', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (l === undefined) return undefined;
  return {
    conferidaEm: l.conferida_em,
    ateSequencia: l.ate_sequencia,
    invariantes: l.invariantes as unknown as readonly Invariante[],
  };
}
