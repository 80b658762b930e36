import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { Resultado } from '@rateia/domain/loterias/resultado';
import { sql } from 'kysely';
import type { Executor } from '../../db/banco.ts';

/** A result on which both sources agree, with what they expect of the next concurso. */
export type ResultadoConferido = {
  readonly resultado: Resultado;
  readonly proximoEm: Dia | null;
  readonly premioEstimado: Centavos | null;
  readonly acumulado: boolean;
};

function conferidos(db: Executor) {
  return db
    .selectFrom('resultados')
    .select([
      sql<SlugDaLoteria>`loteria`.as('loteria'),
      sql<Resultado>`resultado`.as('resultado'),
      'proximo_em as proximoEm',
      sql<Centavos | null>`premio_estimado`.as('premioEstimado'),
      'acumulado',
    ]);
}

/** The latest result of each lottery. */
export async function acharUltimos(db: Executor): Promise<ReadonlyMap<SlugDaLoteria, ResultadoConferido>> {
  const linhas = await conferidos(db).distinctOn('loteria').orderBy('loteria').orderBy('concurso', 'desc').execute();
  return new Map(linhas.map(({ loteria, ...linha }) => [loteria, linha]));
}

/** The latest results of one lottery, or the latest up to a concurso, the newest first. */
export async function listarResultados(
  db: Executor,
  { loteria, quantos, ate }: { readonly loteria: SlugDaLoteria; readonly quantos: number; readonly ate?: number },
): Promise<readonly Resultado[]> {
  const linhas = await conferidos(db)
    .where('loteria', '=', loteria)
    .$if(ate !== undefined, (q) => q.where('concurso', '<=', ate ?? 0))
    .orderBy('concurso', 'desc')
    .limit(quantos)
    .execute();
  return linhas.map(({ resultado }) => resultado);
}

/** The days of the next special draws of a lottery, which has none of its own about them. */
export async function especiaisDe(
  db: Executor,
  { loteria, agora }: { readonly loteria: SlugDaLoteria; readonly agora: Instante },
): Promise<readonly Dia[]> {
  const edicoes = await acharEdicoes(db, agora);
  return [...edicoes].flatMap(([slug, { sorteioEm }]) =>
    Object.values(LOTERIAS).some((l) => l.slug === slug && l.edicao?.pai === loteria) ? [diaDe(sorteioEm)] : [],
  );
}

/** The next edition of each special lottery. */
export async function acharEdicoes(
  db: Executor,
  agora: Instante,
): Promise<ReadonlyMap<string, { readonly dataPadrao: Dia; readonly sorteioEm: Instante }>> {
  const linhas = await db
    .selectFrom('loterias_especiais')
    .distinctOn('slug')
    .select(['slug', 'data_padrao as dataPadrao', 'sorteio_em as sorteioEm'])
    .where('sorteio_em', '>', agora)
    .orderBy('slug')
    .orderBy('sorteio_em')
    .execute();
  return new Map(linhas.map(({ slug, ...edicao }) => [slug, edicao]));
}
