import type { Instante } from '@rateia/domain/datas';
import { cortarTexto } from '@rateia/domain/letras';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Relogio } from '../relogio.ts';
import type { Banco, Executor, Trx } from './banco.ts';
import { emTransacao } from './banco.ts';
import type { Carga, ComCarga, SemDados } from './carga.ts';
import type { Parte } from './de-uma-vez.ts';
import { comRastro } from './rastro.ts';

/**
 * A kind of deadline, which falls due on the product's clock. Each feature declares its own kinds in its agenda.ts; the
 * union of all is inferred from the list of features.
 */
export type TipoPrazo<N extends string = string, D extends object = never> = ComCarga<N, D>;

/** `tipoDePrazo('fatura.tentativa', leva<{ readonly vez: number }>())`; a deadline that carries nothing has no second part. */
export function tipoDePrazo<const N extends string, D extends object = SemDados>(
  tipo: N,
  _carga?: Carga<D>,
): TipoPrazo<N, D> {
  return tipo as TipoPrazo<N, D>;
}

export type Prazo<D extends object = never> = {
  readonly id: number;
  readonly tipo: string;
  readonly alvoId: number;
  readonly venceEm: Instante;
  readonly dados: D;
};
/**
 * Runs in its own transaction, with the product time at which it was due or is run (whichever is later). It must look
 * at the state again: a deadline whose reason has gone does nothing.
 */
type FazerPrazo<D extends object> = (trx: Trx, prazo: Prazo<D>, agora: Instante) => Promise<void>;
/** A handler by the name of its deadline, as the worker runs it. */
export type ManipuladoresDePrazo = Readonly<Record<string, FazerPrazo<never>>>;
/** A deadline and its handler. */
export type PrazoServido<N extends string = string, D extends object = never> = {
  readonly tipo: N;
  readonly fazer: FazerPrazo<D>;
};

export function quandoVencer<N extends string, D extends object>(
  tipo: TipoPrazo<N, D>,
  fazer: FazerPrazo<NoInfer<D>>,
): PrazoServido<N, D> {
  return { tipo, fazer };
}

export function reunirPrazos(servidos: readonly PrazoServido[]): ManipuladoresDePrazo {
  return Object.fromEntries(servidos.map(({ tipo, fazer }) => [tipo, fazer]));
}

/** Writes a deadline in the caller's transaction. `chave` makes it unique; a pending one with the same key is moved. */
export async function agendarPrazo<D extends object>(trx: Trx, p: PrazoNovo<D>): Promise<void> {
  await aAgendar(p, 'prazo').comando.execute(trx);
}

type PrazoNovo<D extends object> = {
  readonly tipo: TipoPrazo<string, D>;
  /** The thing that it is about; an expression where an earlier part of the same statement writes it. */
  readonly alvoId: number | RawBuilder<number>;
  readonly venceEm: Instante;
  readonly agora: Instante;
  readonly chave?: string;
  readonly dados?: NoInfer<D>;
};

/** The same as a part of a larger statement. */
export function aAgendar<D extends object>(p: PrazoNovo<D>, nome: string): Parte {
  const chave = p.chave === undefined ? sql`${p.tipo}::text || ':' || ${p.alvoId}::bigint` : sql`${p.chave}::text`;
  return {
    nome,
    comando: sql`
      insert into prazos (tipo, alvo_id, chave, vence_em, dados, criado_em)
      values (${p.tipo}, ${p.alvoId}, ${chave}, ${p.venceEm}, ${JSON.stringify(p.dados ?? {})}::jsonb, ${p.agora})
      on conflict (chave) do update set vence_em = excluded.vence_em, estado = 'pendente', tentativas = 0, proxima_em = null,
        ultimo_erro = null, executado_em = null, dados = excluded.dados
      returning id`,
  };
}

/** Ends the pending deadlines of a thing, as a part of a larger statement. */
export function aCancelarPrazos(
  { tipos, alvoId }: { readonly tipos: readonly TipoPrazo[]; readonly alvoId: number },
  nome: string,
): Parte {
  return {
    nome,
    comando: sql`
    update prazos set estado = 'cancelado'
    where tipo = any(${[...tipos]}::text[]) and alvo_id = ${alvoId} and estado = 'pendente' returning id`,
  };
}

export async function cancelarPrazos(
  db: Executor,
  p: { readonly tipos: readonly TipoPrazo[]; readonly alvoId: number },
): Promise<void> {
  await aCancelarPrazos(p, 'prazos').comando.execute(db);
}

const MAXIMO_DE_TENTATIVAS = 8;
/** How often one deadline may meet another transaction in a deadlock within one sweep before it counts as a failure. */
const MAXIMO_DE_CHOQUES = 5;
/** Oldest deadlines that are looked through for one that no other process is running. */
const CANDIDATOS = 64;
/** Errors of PostgreSQL that say nothing about the deadline itself: serialization failure and deadlock. */
const CHOQUES: readonly unknown[] = ['40001', '40P01'];

/**
 * Runs every deadline that is due, oldest first, each in its own transaction (several workers may run this at once: an
 * advisory lock says whose it is). A failure is noted and tried again later, then shown in the back office as `falhou`;
 * a deadlock is no failure, and is tried again at once.
 */
export async function executarPrazosVencidos(
  { db, relogio }: { readonly db: Banco; readonly relogio: Relogio },
  manipuladores: ManipuladoresDePrazo,
  { limite = 10_000, ate = relogio.agora() }: { readonly limite?: number; readonly ate?: Instante } = {},
): Promise<{ readonly executados: number; readonly falhas: number }> {
  const choques = new Map<number, number>();
  let executados = 0;
  let falhas = 0;
  while (executados + falhas < limite) {
    const r = await executarUm(db, manipuladores, { ate, choques });
    if (r === 'nenhum') break;
    if (r === 'feito') executados += 1;
    if (r === 'falhou') falhas += 1;
  }
  return { executados, falhas };
}

type Varredura = { readonly ate: Instante; readonly choques: Map<number, number> };
type Tomado = Prazo & { readonly tentativas: number };

async function executarUm(
  db: Banco,
  manipuladores: ManipuladoresDePrazo,
  { ate, choques }: Varredura,
): Promise<'nenhum' | 'feito' | 'falhou' | 'deNovo'> {
  let atual: Tomado | undefined;
  try {
    return await emTransacao(db, async (trx) => {
      const tomado = await tomarUm(trx, ate);
      if (typeof tomado === 'string') return tomado;
      atual = tomado;
      const fazer = manipuladores[tomado.tipo];
      if (fazer === undefined) throw new Error(`no handler for deadline ${tomado.tipo}`);
      await comRastro({ nome: `prazo ${tomado.tipo}`, requestId: `prazo-${tomado.id}` }, () => fazer(trx, tomado, ate));
      // The handler may have scheduled this very key again: only a row that is still this one is closed.
      await trx
        .updateTable('prazos')
        .set({ estado: 'feito', executado_em: ate, tentativas: sql`tentativas + 1` })
        .where('id', '=', tomado.id)
        .where('vence_em', '=', tomado.venceEm)
        .execute();
      return 'feito';
    });
  } catch (erro) {
    if (atual === undefined) throw erro;
    const vezes = (choques.get(atual.id) ?? 0) + 1;
    choques.set(atual.id, vezes);
    if (ehChoque(erro) && vezes <= MAXIMO_DE_CHOQUES) return 'deNovo';
    await anotarFalha(db, { prazo: atual, erro, ate });
    return 'falhou';
  }
}

/**
 * The oldest deadline that is due and that no other worker is running, under its advisory lock until the transaction
 * ends. Its row stays unlocked meanwhile. Rows of deadlines come last in the lock order, because a transaction that
 * holds a membership or an invoice may cancel or move the deadlines that wait for it.
 */
async function tomarUm(trx: Trx, ate: Instante): Promise<Tomado | 'nenhum' | 'deNovo'> {
  const { rows } = await sql<{ readonly id: number }>`
    with vencidos as materialized (
      select id from prazos where estado = 'pendente' and vence_em <= ${ate} and (proxima_em is null or proxima_em <= ${ate})
      order by vence_em, id limit ${CANDIDATOS}
    ) select id from vencidos where pg_try_advisory_xact_lock(hashtextextended('prazo:' || id, 0)) limit 1`.execute(
    trx,
  );
  const [livre] = rows;
  if (livre === undefined) return 'nenhum';
  // Read again under the lock: the process that held it before may have run the deadline.
  const linha = await trx
    .selectFrom('prazos')
    .selectAll()
    .where('id', '=', livre.id)
    .where('estado', '=', 'pendente')
    .where('vence_em', '<=', ate)
    .where((e) => e.or([e('proxima_em', 'is', null), e('proxima_em', '<=', ate)]))
    .executeTakeFirst();
  if (linha === undefined) return 'deNovo';
  return {
    id: linha.id,
    tipo: linha.tipo,
    alvoId: linha.alvo_id,
    venceEm: linha.vence_em,
    dados: linha.dados as never,
    tentativas: linha.tentativas,
  };
}

function ehChoque(erro: unknown): boolean {
  return typeof erro === 'object' && erro !== null && 'code' in erro && CHOQUES.includes(erro.code);
}

/** Only where it is still as it was taken: another process may have done, cancelled or moved it since the roll-back. */
async function anotarFalha(
  db: Banco,
  { prazo, erro, ate }: { readonly prazo: Tomado; readonly erro: unknown; readonly ate: Instante },
): Promise<void> {
  const texto = erro instanceof Error ? `${erro.name}: ${erro.message}` : String(erro);
  await db
    .updateTable('prazos')
    .set({
      tentativas: sql`tentativas + 1`,
      ultimo_erro: cortarTexto(texto, 2_000),
      estado: sql`case when tentativas + 1 >= ${MAXIMO_DE_TENTATIVAS} then 'falhou' else 'pendente' end`,
      proxima_em: sql`${ate}::timestamptz + interval '1 second' * power(2, tentativas + 1)`,
    })
    .where('id', '=', prazo.id)
    .where('estado', '=', 'pendente')
    .where('vence_em', '=', prazo.venceEm)
    .where('tentativas', '=', prazo.tentativas)
    .execute();
}

/** When the next pending deadline falls due, if any. */
export async function proximoPrazo(db: Executor): Promise<Instante | null> {
  const r = await db
    .selectFrom('prazos')
    .select((e) => e.fn.min(e.fn.coalesce('proxima_em', 'vence_em')).as('em'))
    .where('estado', '=', 'pendente')
    .executeTakeFirst();
  return r?.em ?? null;
}
