import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { DestinoDoSorteio, EstadoAdesao, MotivoDaFalta } from '@rateia/domain/loterias/adesao';
import { ID_ESTADO_ADESAO } from '@rateia/domain/loterias/adesao';
import type { Aposta } from '@rateia/domain/loterias/aposta';
import type { ModoDoBolao } from '@rateia/domain/loterias/bolao';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';

/** A series of pools: the same bets in each draw of one lottery. */
export type Serie = {
  readonly id: number;
  readonly nome: string;
  readonly loteria: SlugDaLoteria;
  readonly modo: ModoDoBolao;
  readonly totalCotas: number;
  readonly apostas: readonly Aposta[];
  readonly semente: string | null;
  readonly criadaEm: Instante;
  readonly encerradaEm: Instante | null;
};

/** Rows of series with every field, for queries with conditions of their own. */
export function series(db: Executor) {
  return db
    .selectFrom('series as s')
    .select(['s.id', 's.nome', 's.total_cotas as totalCotas', 's.semente', 's.criada_em as criadaEm'])
    .select(['s.encerrada_em as encerradaEm', sql<SlugDaLoteria>`s.loteria`.as('loteria')])
    .select([sql<ModoDoBolao>`s.modo`.as('modo'), sql<readonly Aposta[]>`s.apostas`.as('apostas')]);
}

export async function acharSerie(db: Executor, id: number): Promise<Serie | undefined> {
  return await series(db).where('s.id', '=', id).executeTakeFirst();
}

/** The series under its lock: its pools are prepared by one at a time. */
export async function travarSerie(trx: Trx, id: number): Promise<Serie | undefined> {
  return await series(trx).where('s.id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The draw of a series that a pool belongs to. */
export type SorteioGuardado = {
  readonly bolaoId: number;
  readonly serieId: number;
  readonly concurso: number;
  readonly cobrarEm: Instante;
  readonly abertoEm: Instante | null;
};

function sorteios(db: Executor) {
  return db
    .selectFrom('boloes_da_serie as d')
    .select(['d.bolao_id as bolaoId', 'd.serie_id as serieId', 'd.concurso'])
    .select(['d.cobrar_em as cobrarEm', 'd.aberto_em as abertoEm']);
}

export async function acharSorteio(db: Executor, bolaoId: number): Promise<SorteioGuardado | undefined> {
  return await sorteios(db).where('d.bolao_id', '=', bolaoId).executeTakeFirst();
}

/** The draws of series whose members are still to be charged, each series' first one first. */
export async function sorteiosQueVem(
  db: Executor,
  { series: ids, agora }: { readonly series: readonly number[]; readonly agora: Instante },
): Promise<readonly SorteioGuardado[]> {
  if (ids.length === 0) return [];
  return await sorteios(db)
    .innerJoin('boloes as b', 'b.id', 'd.bolao_id')
    .where('d.serie_id', 'in', [...ids])
    .where('d.aberto_em', 'is', null)
    .where('d.cobrar_em', '>', agora)
    .where('b.motivo_cancelamento', 'is', null)
    .orderBy('d.cobrar_em')
    .execute();
}

/** A person's standing place in a series. */
export type Adesao = {
  readonly id: number;
  readonly estado: EstadoAdesao;
  readonly serieId: number;
  readonly usuarioId: number;
  readonly cotas: number;
  readonly valorCota: Centavos;
  readonly faltas: number;
  /** Put aside for the draws of this series. */
  readonly saldo: Centavos;
};

function adesoes(db: Executor) {
  return db
    .selectFrom('adesoes as a')
    .select(['a.id', 'a.serie_id as serieId', 'a.usuario_id as usuarioId', 'a.cotas', 'a.faltas'])
    .select([sql<EstadoAdesao>`a.estado`.as('estado'), sql<Centavos>`a.valor_cota`.as('valorCota')])
    .select(sql<Centavos>`a.saldo`.as('saldo'));
}

/** The place of a person in a series that has not ended. */
export async function acharAdesao(
  db: Executor,
  { serieId, usuarioId }: { readonly serieId: number; readonly usuarioId: number },
): Promise<Adesao | undefined> {
  return await adesoes(db)
    .where('a.serie_id', '=', serieId)
    .where('a.usuario_id', '=', usuarioId)
    .where('a.estado', '<>', ID_ESTADO_ADESAO.encerrada)
    .executeTakeFirst();
}

/** All places that a person has in series now. */
export async function adesoesDaPessoa(db: Executor, usuarioId: number): Promise<readonly Adesao[]> {
  return await adesoes(db)
    .where('a.usuario_id', '=', usuarioId)
    .where('a.estado', '<>', ID_ESTADO_ADESAO.encerrada)
    .orderBy('a.id')
    .execute();
}

export async function travarAdesao(trx: Trx, id: number): Promise<Adesao> {
  return await adesoes(trx).where('a.id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** The active places of a series in the order of their persons, in which months of play are locked; blocked accounts rest. */
export async function adesoesAtivas(db: Executor, serieId: number): Promise<readonly Adesao[]> {
  return await adesoes(db)
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .where('a.serie_id', '=', serieId)
    .where('a.estado', '=', ID_ESTADO_ADESAO.ativa)
    .where('u.bloqueado_em', 'is', null)
    .orderBy('a.usuario_id')
    .execute();
}

/** Cotas and people of series, active ones and paused ones apart. */
export type OcupacaoDaSerie = { readonly cotas: number; readonly ativas: number; readonly pausadas: number };

export async function ocupacaoDasSeries(
  db: Executor,
  ids: readonly number[],
): Promise<(serieId: number) => OcupacaoDaSerie> {
  const linhas =
    ids.length === 0
      ? []
      : await db
          .selectFrom('adesoes')
          .select(['serie_id as serieId', sql<number>`sum(cotas)::int`.as('cotas')])
          .select(sql<number>`count(*) filter (where estado = ${ID_ESTADO_ADESAO.ativa})::int`.as('ativas'))
          .select(sql<number>`count(*) filter (where estado = ${ID_ESTADO_ADESAO.pausada})::int`.as('pausadas'))
          .where('serie_id', 'in', [...ids])
          .where('estado', '<>', ID_ESTADO_ADESAO.encerrada)
          .groupBy('serie_id')
          .execute();
  return (serieId) => linhas.find((linha) => linha.serieId === serieId) ?? { cotas: 0, ativas: 0, pausadas: 0 };
}

type QualSorteio = { readonly adesaoId: number; readonly bolaoId: number };

/** The fate of a draw for a person, under the lock of its row; undefined while nothing did. */
export async function travarDestino(
  trx: Trx,
  { adesaoId, bolaoId }: QualSorteio,
): Promise<{ readonly destino: DestinoDoSorteio; readonly faturaId: number | null } | undefined> {
  return await trx
    .selectFrom('sorteios_da_adesao')
    .select([sql<DestinoDoSorteio>`destino`.as('destino'), 'fatura_id as faturaId'])
    .where('adesao_id', '=', adesaoId)
    .where('bolao_id', '=', bolaoId)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps the fate of a draw for a person. */
export async function guardarDestino(
  trx: Trx,
  p: QualSorteio & {
    readonly destino: DestinoDoSorteio;
    readonly motivo?: MotivoDaFalta;
    readonly faturaId?: number | null;
    readonly agora: Instante;
  },
): Promise<void> {
  const valores = { destino: p.destino, motivo: p.motivo ?? null, fatura_id: p.faturaId ?? null, em: p.agora };
  await trx
    .insertInto('sorteios_da_adesao')
    .values({ adesao_id: p.adesaoId, bolao_id: p.bolaoId, ...valores })
    .onConflict((oc) => oc.columns(['adesao_id', 'bolao_id']).doUpdateSet(valores))
    .execute();
}

/** Takes the word to pass over a draw back. */
export async function esquecerPulo(trx: Trx, { adesaoId, bolaoId }: QualSorteio): Promise<void> {
  await trx
    .deleteFrom('sorteios_da_adesao')
    .where('adesao_id', '=', adesaoId)
    .where('bolao_id', '=', bolaoId)
    .where('destino', '=', 'pulado')
    .execute();
}

/** A draw as a line of a person's statement. */
export type LinhaDoExtrato = {
  readonly bolaoId: number;
  readonly concurso: number;
  readonly sorteioEm: Instante;
  readonly cobrarEm: Instante;
  readonly destino: DestinoDoSorteio;
  readonly motivo: MotivoDaFalta | null;
};

/** Every draw of a series that something became of for a person, the newest first. */
export async function extratoDaSerie(
  db: Executor,
  { serieId, usuarioId }: { readonly serieId: number; readonly usuarioId: number },
): Promise<readonly LinhaDoExtrato[]> {
  return await db
    .selectFrom('sorteios_da_adesao as l')
    .innerJoin('adesoes as a', 'a.id', 'l.adesao_id')
    .innerJoin('boloes_da_serie as d', 'd.bolao_id', 'l.bolao_id')
    .innerJoin('boloes as b', 'b.id', 'l.bolao_id')
    .select(['l.bolao_id as bolaoId', 'd.concurso', 'b.sorteio_em as sorteioEm', 'd.cobrar_em as cobrarEm'])
    .select([sql<DestinoDoSorteio>`l.destino`.as('destino'), sql<MotivoDaFalta | null>`l.motivo`.as('motivo')])
    .where('a.serie_id', '=', serieId)
    .where('a.usuario_id', '=', usuarioId)
    .orderBy('b.sorteio_em', 'desc')
    .orderBy('l.adesao_id', 'desc')
    .execute();
}
