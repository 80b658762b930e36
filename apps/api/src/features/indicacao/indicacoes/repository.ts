import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { Coincidencias, EstadoIndicacao, MotivoDaAnulacao } from '@rateia/domain/indicacao/indicacoes';
import { ID_ESTADO_INDICACAO } from '@rateia/domain/indicacao/indicacoes';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';

export type Indicacao = {
  readonly id: number;
  readonly indicadorId: number;
  readonly indicadoId: number;
  readonly estado: EstadoIndicacao;
  readonly motivo: MotivoDaAnulacao | null;
  readonly nome: string;
  readonly sobrenome: string;
  readonly criadaEm: Instante;
  readonly comprouEm: Instante | null;
  readonly creditaEm: Instante | null;
  readonly creditadaEm: Instante | null;
  readonly retidaEm: Instante | null;
  /** A person of the staff looked: what the two accounts have in common counts no more. */
  readonly conferidaPor: number | null;
  readonly creditoDoIndicado: number | null;
  readonly creditoDoIndicador: number | null;
};

function selecionar(db: Executor) {
  return db
    .selectFrom('indicacoes as i')
    .innerJoin('usuarios as u', 'u.id', 'i.indicado_id')
    .select([
      'i.id',
      'i.indicador_id as indicadorId',
      'i.indicado_id as indicadoId',
      'i.estado',
      'i.motivo',
      'u.primeiro_nome as nome',
      'u.sobrenome',
      'i.criada_em as criadaEm',
      'i.comprou_em as comprouEm',
      'i.credita_em as creditaEm',
      'i.creditada_em as creditadaEm',
      'i.retida_em as retidaEm',
      'i.conferida_por as conferidaPor',
      'i.credito_do_indicado as creditoDoIndicado',
      'i.credito_do_indicador as creditoDoIndicador',
    ]);
}
type Linha = Awaited<ReturnType<ReturnType<typeof selecionar>['executeTakeFirstOrThrow']>>;

function ler(l: Linha): Indicacao {
  return { ...l, estado: l.estado as EstadoIndicacao, motivo: l.motivo as MotivoDaAnulacao | null };
}

type Pagina = { readonly indicadorId: number; readonly pagina: number; readonly porPagina: number };

/** The people whom a person brought, the newest first. */
export async function listarIndicacoes(db: Executor, p: Pagina): Promise<readonly Indicacao[]> {
  const linhas = await selecionar(db)
    .where('i.indicador_id', '=', p.indicadorId)
    .orderBy('i.id', 'desc')
    .limit(p.porPagina)
    .offset((p.pagina - 1) * p.porPagina)
    .execute();
  return linhas.map(ler);
}

export async function acharIndicacao(
  db: Executor,
  { id, indicadorId }: { readonly id: number; readonly indicadorId: number },
): Promise<Indicacao | undefined> {
  const l = await selecionar(db).where('i.id', '=', id).where('i.indicador_id', '=', indicadorId).executeTakeFirst();
  return l === undefined ? undefined : ler(l);
}

/** A referral, locked. */
export async function travarIndicacao(trx: Trx, id: number): Promise<Indicacao | undefined> {
  const travada = await trx.selectFrom('indicacoes').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (travada === undefined) return undefined;
  const l = await selecionar(trx).where('i.id', '=', id).executeTakeFirst();
  return l === undefined ? undefined : ler(l);
}

/** How many there are in each state. */
export async function contarIndicacoes(
  db: Executor,
  indicadorId: number,
): Promise<{ readonly total: number; readonly creditadas: number; readonly emConferencia: number }> {
  const l = await db
    .selectFrom('indicacoes')
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      e.fn.countAll<number>().filterWhere('estado', '=', ID_ESTADO_INDICACAO.creditada).as('creditadas'),
      e.fn.countAll<number>().filterWhere('estado', '=', ID_ESTADO_INDICACAO.comprou).as('emConferencia'),
    ])
    .where('indicador_id', '=', indicadorId)
    .executeTakeFirstOrThrow();
  return { total: Number(l.total), creditadas: Number(l.creditadas), emConferencia: Number(l.emConferencia) };
}

/** The credit that a person had for the people that he brought, since a moment. */
export async function creditadoDesde(
  db: Executor,
  { indicadorId, desde }: { readonly indicadorId: number; readonly desde: Instante },
): Promise<Centavos> {
  const { soma } = await db
    .selectFrom('indicacoes as i')
    .innerJoin('creditos as c', 'c.id', 'i.credito_do_indicador')
    .select((e) => e.fn.sum<number | null>('c.valor').as('soma'))
    .where('i.indicador_id', '=', indicadorId)
    .where('i.creditada_em', '>=', desde)
    .executeTakeFirstOrThrow();
  return centavos(Number(soma ?? 0));
}

const LOTE = 200;

/** People who came by a link, whose account is whole by now, and of whom nothing is written yet. */
export async function semIndicacaoEscrita(
  db: Executor,
): Promise<readonly { readonly indicadoId: number; readonly indicadorId: number }[]> {
  const linhas = await db
    .selectFrom('usuarios as u')
    .select(['u.id as indicadoId', 'u.indicado_por as indicadorId'])
    .where('u.indicado_por', 'is not', null)
    .where('u.email_verificado_em', 'is not', null)
    .where('u.cpf_indice', 'is not', null)
    .where('u.excluido_em', 'is', null)
    .where((e) =>
      e.not(e.exists(e.selectFrom('indicacoes as i').select('i.id').whereRef('i.indicado_id', '=', 'u.id'))),
    )
    .orderBy('u.id')
    .limit(LOTE)
    .execute();
  return linhas.flatMap(({ indicadoId, indicadorId }) => (indicadorId === null ? [] : [{ indicadoId, indicadorId }]));
}

/** Referred people whose first paid subscription of the least amount is there: only entries into groups count. */
export async function comPrimeiraCompra(
  db: Executor,
  minimo: Centavos,
): Promise<readonly { readonly id: number; readonly faturaId: number; readonly pagaEm: Instante }[]> {
  const { rows } = await sql<{ readonly id: number; readonly faturaId: number; readonly pagaEm: Instante }>`
    select i.id, f.id as "faturaId", f.paga_em as "pagaEm"
    from indicacoes i cross join lateral (
      select f.id, f.paga_em from faturas f
      where f.usuario_id = i.indicado_id and f.status = ${ID_STATUS_FATURA.pago} and f.valor_total >= ${minimo}
        and exists (select from itens_da_fatura t where t.fatura_id = f.id and t.tipo = 'primeira')
      order by f.paga_em, f.id limit 1) f
    where i.estado = ${ID_ESTADO_INDICACAO.cadastrada} order by i.id limit ${LOTE}`.execute(db);
  return rows;
}

/** Referrals whose eighth day is over. */
export async function aCreditar(db: Executor, agora: Instante): Promise<readonly number[]> {
  const linhas = await db
    .selectFrom('indicacoes')
    .select('id')
    .where('estado', '=', ID_ESTADO_INDICACAO.comprou)
    .where('credita_em', '<=', agora)
    .where('retida_em', 'is', null)
    .orderBy('credita_em')
    .limit(LOTE)
    .execute();
  return linhas.map(({ id }) => id);
}

type Par = { readonly indicadorId: number; readonly indicadoId: number };

/** The things that the two accounts have in common: a CPF that any other account has, a device, a payer of money (REGRAS 2.13). */
export async function coincidenciasDe(db: Executor, { indicadorId, indicadoId }: Par): Promise<Coincidencias> {
  const { rows } = await sql<Coincidencias>`
    select
      exists (select from usuarios o, usuarios u where u.id = ${indicadoId} and o.id <> u.id and o.cpf_indice = u.cpf_indice) as cpf,
      exists (select from dispositivos a join dispositivos b on b.hash = a.hash
        where a.usuario_id = ${indicadoId} and b.usuario_id = ${indicadorId}) as aparelho,
      exists (select from recebimentos r join pagamentos p on p.id = r.pagamento_id, usuarios i
        where p.usuario_id = ${indicadoId} and i.id = ${indicadorId} and r.pagador_cpf_indice = i.cpf_indice) as pagador`.execute(
    db,
  );
  const [uma] = rows;
  if (uma === undefined) throw new Error('one row of three answers');
  return uma;
}

/** True if something of the first purchase went back. */
export async function compraDesfeita(db: Executor, indicacaoId: number): Promise<boolean> {
  const nota = await db
    .selectFrom('indicacoes as i')
    .innerJoin('notas_de_credito as n', 'n.fatura_id', 'i.fatura_id')
    .select('n.id')
    .where('i.id', '=', indicacaoId)
    .limit(1)
    .executeTakeFirst();
  return nota !== undefined;
}

/** True if neither account is blocked or gone. */
export async function contasDePe(db: Executor, { indicadorId, indicadoId }: Par): Promise<boolean> {
  const linhas = await db
    .selectFrom('usuarios')
    .select('id')
    .where('id', 'in', [indicadorId, indicadoId])
    .where('bloqueado_em', 'is', null)
    .where('excluido_em', 'is', null)
    .execute();
  return linhas.length === 2;
}
