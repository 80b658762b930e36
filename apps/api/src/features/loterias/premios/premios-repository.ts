import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { Apuracao } from '@rateia/domain/loterias/apuracao';
import { loteriaDoResultado, prazosDoResgate } from '@rateia/domain/loterias/apuracao';
import type { FaixaGanha } from '@rateia/domain/loterias/conferencia';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { Resultado } from '@rateia/domain/loterias/resultado';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';

/** The division of a pool's prize, as it is kept. */
export type ApuracaoGuardada = {
  readonly bolaoId: number;
  readonly premio: Centavos;
  readonly cotas: number;
  readonly porCota: Centavos;
  readonly resto: Centavos;
  readonly sorteadoEm: Dia;
  readonly resgatarAte: Dia;
  readonly apuradoEm: Instante;
  readonly guardiao: string;
  readonly recebidoEm: Instante | null;
};

/** The check of one bet, as it is kept. */
export type ConferenciaGuardada = {
  readonly ordem: number;
  readonly acertos: readonly number[];
  readonly faixas: readonly FaixaGanha[];
  readonly premio: Centavos;
};

/** Lotteries and their parents, as two lists of one length for a join. */
const SLUGS = Object.keys(LOTERIAS) as SlugDaLoteria[];
const PAIS = SLUGS.map(loteriaDoResultado);

/** Pools with proven bets whose concursos all have a result, the oldest first. */
export async function boloesComResultado(db: Executor): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select b.id from boloes b
    where b.estado in ('comprovado', 'sorteado') and not exists (
      select from bolao_concursos c
      join unnest(${SLUGS}::text[], ${PAIS}::text[]) as l (slug, pai) on l.slug = c.loteria
      where c.bolao_id = b.id
        and not exists (select from resultados r where r.loteria = l.pai and r.concurso = c.concurso))
    order by b.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The results of the concursos of a pool that are known. */
export async function resultadosDoBolao(db: Executor, bolaoId: number): Promise<readonly Resultado[]> {
  const { rows } = await sql<{ readonly resultado: Resultado }>`
    select r.resultado from bolao_concursos c
    join unnest(${SLUGS}::text[], ${PAIS}::text[]) as l (slug, pai) on l.slug = c.loteria
    join resultados r on r.loteria = l.pai and r.concurso = c.concurso
    where c.bolao_id = ${bolaoId}`.execute(db);
  return rows.map(({ resultado }) => resultado);
}

/** Pools that were checked against a concurso and whose prize did not come yet: a correction changes them. */
export async function boloesDoConcurso(
  db: Executor,
  { loteria, concurso }: { readonly loteria: SlugDaLoteria; readonly concurso: number },
): Promise<readonly number[]> {
  const doPai = SLUGS.filter((slug) => loteriaDoResultado(slug) === loteria);
  const linhas = await db
    .selectFrom('bolao_concursos as c')
    .innerJoin('bolao_apuracoes as a', 'a.bolao_id', 'c.bolao_id')
    .select('c.bolao_id as id')
    .where('c.loteria', 'in', doPai)
    .where('c.concurso', '=', concurso)
    .where('a.recebido_em', 'is', null)
    .execute();
  return linhas.map(({ id }) => id);
}

/** Keeps a check and its division, in place of an earlier one of a result that was corrected. */
export async function guardarApuracao(
  trx: Trx,
  p: {
    readonly bolaoId: number;
    readonly apuracao: Apuracao;
    readonly cotas: number;
    readonly guardiao: string;
    readonly agora: Instante;
  },
): Promise<void> {
  const { bolaoId, apuracao, cotas, guardiao, agora } = p;
  const { premio, porCota, resto, sorteadoEm, conferencias } = apuracao;
  const valores = {
    premio,
    cotas,
    por_cota: porCota,
    resto,
    sorteado_em: sorteadoEm,
    resgatar_ate: prazosDoResgate(sorteadoEm).ate,
    apurado_em: agora,
  };
  await trx
    .insertInto('bolao_apuracoes')
    .values({ bolao_id: bolaoId, guardiao, ...valores })
    .onConflict((oc) => oc.column('bolao_id').doUpdateSet(valores))
    .execute();
  for (const { ordem, acertos, faixas, premio: daAposta } of conferencias) {
    const conferida = { acertos: [...acertos], faixas: JSON.stringify(faixas), premio: daAposta };
    await trx
      .insertInto('bolao_conferencias')
      .values({ bolao_id: bolaoId, ordem, ...conferida })
      .onConflict((oc) => oc.columns(['bolao_id', 'ordem']).doUpdateSet(conferida))
      .execute();
  }
}

function apuracoes(db: Executor) {
  return db
    .selectFrom('bolao_apuracoes')
    .select(['bolao_id as bolaoId', 'cotas', 'guardiao', 'sorteado_em as sorteadoEm', 'resgatar_ate as resgatarAte'])
    .select(['apurado_em as apuradoEm', 'recebido_em as recebidoEm'])
    .select([
      sql<Centavos>`premio`.as('premio'),
      sql<Centavos>`por_cota`.as('porCota'),
      sql<Centavos>`resto`.as('resto'),
    ]);
}

/** The divisions of pools, by pool. */
export async function acharApuracoes(
  db: Executor,
  boloes: readonly number[],
): Promise<ReadonlyMap<number, ApuracaoGuardada>> {
  if (boloes.length === 0) return new Map();
  const linhas = await apuracoes(db)
    .where('bolao_id', 'in', [...boloes])
    .execute();
  return new Map(linhas.map((linha) => [linha.bolaoId, linha]));
}

/** The division of one pool, whose row is then this transaction's. */
export async function travarApuracao(trx: Trx, bolaoId: number): Promise<ApuracaoGuardada | undefined> {
  return await apuracoes(trx).where('bolao_id', '=', bolaoId).forUpdate().executeTakeFirst();
}

export async function conferenciasDoBolao(db: Executor, bolaoId: number): Promise<readonly ConferenciaGuardada[]> {
  return await db
    .selectFrom('bolao_conferencias')
    .select(['ordem', 'acertos', sql<readonly FaixaGanha[]>`faixas`.as('faixas'), sql<Centavos>`premio`.as('premio')])
    .where('bolao_id', '=', bolaoId)
    .orderBy('ordem')
    .execute();
}

/** The members of a pool with the number of cotas of each, after an id. */
export async function membrosDoBolao(
  db: Executor,
  p: { readonly bolaoId: number; readonly depoisDe: number; readonly quantos: number },
): Promise<readonly { readonly usuarioId: number; readonly cotas: number }[]> {
  return await db
    .selectFrom('cotas')
    .select([sql<number>`usuario_id`.as('usuarioId'), sql<number>`count(*)::int`.as('cotas')])
    .where('bolao_id', '=', p.bolaoId)
    .where('estado', '=', 'vendida')
    .where('usuario_id', '>', p.depoisDe)
    .groupBy('usuario_id')
    .orderBy('usuario_id')
    .limit(p.quantos)
    .execute();
}

/** The paid cotas of a person in a pool. */
export async function cotasDaPessoa(
  db: Executor,
  { bolaoId, usuarioId }: { readonly bolaoId: number; readonly usuarioId: number },
): Promise<readonly number[]> {
  const linhas = await db
    .selectFrom('cotas')
    .select('numero')
    .where('bolao_id', '=', bolaoId)
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'vendida')
    .orderBy('numero')
    .execute();
  return linhas.map(({ numero }) => numero);
}
