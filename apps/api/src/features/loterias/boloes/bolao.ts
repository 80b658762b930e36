import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { Aposta } from '@rateia/domain/loterias/aposta';
import type { EstadoBolao, ModoDoBolao } from '@rateia/domain/loterias/bolao';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';

/** A pool, without its bets and cotas. */
export type Bolao = {
  readonly id: number;
  readonly estado: EstadoBolao;
  readonly nome: string;
  /** 344 single, 343 recurring, 115 of several lotteries (spec B§3). */
  readonly tipo: number;
  readonly modo: ModoDoBolao;
  readonly totalCotas: number;
  readonly custo: Centavos;
  readonly valorCota: Centavos;
  readonly valorTaxa: Centavos;
  readonly valorSubsidio: Centavos;
  readonly promocional: boolean;
  readonly semente: string | null;
  readonly vendasAte: Instante;
  readonly comprovarAte: Instante;
  readonly apostasAte: Instante;
  readonly sorteioEm: Instante;
  readonly motivoCancelamento: string | null;
};

/** A concurso that a pool enters. */
export type ConcursoDoBolao = {
  readonly loteria: SlugDaLoteria;
  readonly concurso: number;
  readonly apostasAte: Instante;
  readonly sorteioEm: Instante;
};

/** A bet of a pool, at its place in the proof. */
export type ApostaDoBolao = {
  readonly ordem: number;
  readonly concurso: number;
  readonly aposta: Aposta;
  readonly simples: number;
  readonly preco: Centavos;
};

/** Rows of pools with every column that `lerBolao` reads, for queries with conditions of their own. */
export function boloes(db: Executor) {
  return db
    .selectFrom('boloes as b')
    .select([
      'b.id',
      'b.nome',
      'b.tipo',
      'b.total_cotas',
      'b.custo',
      'b.valor_cota',
      'b.valor_taxa',
      'b.valor_subsidio',
    ])
    .select(['b.promocional', 'b.semente', 'b.vendas_ate', 'b.comprovar_ate', 'b.apostas_ate', 'b.sorteio_em'])
    .select(['b.motivo_cancelamento', sql<EstadoBolao>`b.estado`.as('estado'), sql<ModoDoBolao>`b.modo`.as('modo')]);
}

type Linha = Awaited<ReturnType<ReturnType<typeof boloes>['executeTakeFirstOrThrow']>>;

export function lerBolao(b: Linha): Bolao {
  return {
    id: b.id,
    estado: b.estado,
    nome: b.nome,
    tipo: b.tipo,
    modo: b.modo,
    totalCotas: b.total_cotas,
    custo: centavos(b.custo),
    valorCota: centavos(b.valor_cota),
    valorTaxa: centavos(b.valor_taxa),
    valorSubsidio: centavos(b.valor_subsidio),
    promocional: b.promocional,
    semente: b.semente,
    vendasAte: b.vendas_ate,
    comprovarAte: b.comprovar_ate,
    apostasAte: b.apostas_ate,
    sorteioEm: b.sorteio_em,
    motivoCancelamento: b.motivo_cancelamento,
  };
}

export async function acharBolao(db: Executor, id: number): Promise<Bolao | undefined> {
  const linha = await boloes(db).where('b.id', '=', id).executeTakeFirst();
  return linha === undefined ? undefined : lerBolao(linha);
}

/** The pool under its lock: purchases wait, and those that began are over (ADR 011). */
export async function travarBolao(trx: Trx, id: number): Promise<Bolao | undefined> {
  const linha = await boloes(trx).where('b.id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return linha === undefined ? undefined : lerBolao(linha);
}

/**
 * A sale of cotas shares the row of its pool before it locks the buyer's month: the close of sales takes pool and months in
 * the same order, so that the two wait for each other and never both.
 */
export async function compartilharVenda(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('boloes').select('id').where('id', '=', id).forShare().execute();
}

/** The concursos of pools, each pool's in the order of their draws. */
export async function concursosDosBoloes(
  db: Executor,
  ids: readonly number[],
): Promise<(bolaoId: number) => readonly ConcursoDoBolao[]> {
  const linhas =
    ids.length === 0
      ? []
      : await db
          .selectFrom('bolao_concursos')
          .select(['bolao_id as bolaoId', sql<SlugDaLoteria>`loteria`.as('loteria'), 'concurso'])
          .select(['apostas_ate as apostasAte', 'sorteio_em as sorteioEm'])
          .where('bolao_id', 'in', [...ids])
          .orderBy('sorteio_em')
          .orderBy('loteria')
          .execute();
  return (bolaoId) => linhas.filter((linha) => linha.bolaoId === bolaoId);
}

export async function concursosDoBolao(db: Executor, bolaoId: number): Promise<readonly ConcursoDoBolao[]> {
  return (await concursosDosBoloes(db, [bolaoId]))(bolaoId);
}

/** How many bets each pool has. */
export async function contarApostas(db: Executor, ids: readonly number[]): Promise<(bolaoId: number) => number> {
  const linhas =
    ids.length === 0
      ? []
      : await db
          .selectFrom('bolao_apostas')
          .select(['bolao_id as bolaoId', sql<number>`count(*)::int`.as('quantas')])
          .where('bolao_id', 'in', [...ids])
          .groupBy('bolao_id')
          .execute();
  return (bolaoId) => linhas.find((linha) => linha.bolaoId === bolaoId)?.quantas ?? 0;
}

/** The bets of a pool in the order of its proof. */
export async function apostasDoBolao(db: Executor, bolaoId: number): Promise<readonly ApostaDoBolao[]> {
  return await db
    .selectFrom('bolao_apostas')
    .select(['ordem', 'concurso', sql<Aposta>`aposta`.as('aposta'), 'simples', sql<Centavos>`preco`.as('preco')])
    .where('bolao_id', '=', bolaoId)
    .orderBy('ordem')
    .execute();
}

export type SituacaoDasCotas = { readonly livres: number; readonly retidas: number; readonly vendidas: number };

/** The cotas of pools by their state, counted from their rows. */
export async function contarCotas(
  db: Executor,
  ids: readonly number[],
): Promise<(bolaoId: number) => SituacaoDasCotas> {
  if (ids.length === 0) return () => SEM_COTAS;
  const linhas = await db
    .selectFrom('cotas')
    .select('bolao_id')
    .select([
      sql<number>`count(*) filter (where estado = 'livre')::int`.as('livres'),
      sql<number>`count(*) filter (where estado = 'retida')::int`.as('retidas'),
      sql<number>`count(*) filter (where estado = 'vendida')::int`.as('vendidas'),
    ])
    .where('bolao_id', 'in', [...ids])
    .groupBy('bolao_id')
    .execute();
  const porBolao = new Map(linhas.map(({ bolao_id, ...cotas }) => [bolao_id, cotas]));
  return (bolaoId) => porBolao.get(bolaoId) ?? SEM_COTAS;
}

const SEM_COTAS: SituacaoDasCotas = { livres: 0, retidas: 0, vendidas: 0 };

/** The purchases that hold or own cotas of a pool, each with the numbers of its cotas. */
export type ParticipacaoNoBolao = {
  readonly itemId: number;
  readonly faturaId: number;
  readonly usuarioId: number;
  readonly estado: 'retida' | 'vendida';
  readonly numeros: readonly number[];
};

export async function participacoesDoBolao(db: Executor, bolaoId: number): Promise<readonly ParticipacaoNoBolao[]> {
  return await db
    .selectFrom('cotas as c')
    .innerJoin('itens_da_fatura as i', 'i.id', 'c.item_id')
    .innerJoin('itens_de_cota as k', 'k.item_id', 'c.item_id')
    .select(['k.item_id as itemId', 'i.fatura_id as faturaId', 'k.usuario_id as usuarioId'])
    .select([
      sql<'retida' | 'vendida'>`c.estado`.as('estado'),
      sql<readonly number[]>`array_agg(c.numero order by c.numero)`.as('numeros'),
    ])
    .where('c.bolao_id', '=', bolaoId)
    .groupBy(['k.item_id', 'i.fatura_id', 'k.usuario_id', 'c.estado'])
    .orderBy('k.item_id')
    .execute();
}
