import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Instante } from '@rateia/domain/datas';
import type { Expression, SqlBool } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { descreverFaturas } from '../../pedido/index.ts';

const { pendente, atraso, pago, estornado } = ID_STATUS_FATURA;
const ABERTAS = [pendente, atraso];

/** An invoice with what its items are. */
export type FaturaListada = Awaited<ReturnType<typeof listarFaturas>>[number];

export type FiltroDeFaturas = {
  readonly usuarioId: number;
  readonly filtro: 'abertas' | 'pagas' | 'todas';
};

/** Invoices that a person knows: a hold that nobody paid was never one (REGRAS 2.2). */
function selecionar(db: Executor, { usuarioId, filtro }: FiltroDeFaturas) {
  return db
    .selectFrom('faturas as f')
    .where('f.usuario_id', '=', usuarioId)
    .where((e) => e.or([e('f.retida_ate', 'is', null), e('f.paga_em', 'is not', null)]))
    .where((e) => {
      const condicoes: Expression<SqlBool>[] = [];
      if (filtro === 'abertas') condicoes.push(e('f.status', 'in', ABERTAS));
      if (filtro === 'pagas') condicoes.push(e('f.status', 'in', [pago, estornado]));
      return e.and(condicoes);
    });
}

const colunas = [
  'f.id',
  'f.status',
  'f.valor_total',
  'f.vence_em',
  'f.paga_em',
  'f.retida_ate',
  'f.meio_pagamento',
  'f.tentativas',
  'f.causa_falha',
] as const;

type Leitura = Pick<ContextoUsuario, 'db' | 'deps'>;

/** Open ones first by due date, the others from the newest. */
export async function listarFaturas(
  { db, deps }: Leitura,
  filtro: FiltroDeFaturas,
  { limite, salto }: { readonly limite: number; readonly salto: number },
) {
  const linhas = await selecionar(db, filtro)
    .select(colunas)
    .orderBy((e) => e('f.status', 'in', ABERTAS), 'desc')
    .orderBy((e) => e.case().when('f.status', 'in', ABERTAS).then(e.ref('f.vence_em')).end(), 'asc')
    .orderBy('f.id', 'desc')
    .limit(limite)
    .offset(salto)
    .execute();
  const descrita = await descreverFaturas(
    db,
    deps,
    linhas.map(({ id }) => id),
  );
  return linhas.map((f) => ({ ...f, descrita: descrita(f.id) }));
}

export async function contarFaturas(db: Executor, filtro: FiltroDeFaturas): Promise<number> {
  return (
    await selecionar(db, filtro)
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
}

/** One invoice of this user with its items; nobody else's is found. */
export async function acharFaturaDoUsuario(
  { db, deps }: Leitura,
  { faturaId, usuarioId }: { readonly faturaId: number; readonly usuarioId: number },
) {
  const f = await selecionar(db, { usuarioId, filtro: 'todas' })
    .select([...colunas, 'f.valor_custo_meio', 'f.emitida_em', 'f.taxas_meio_pagamento'])
    .where('f.id', '=', faturaId)
    .executeTakeFirst();
  return f === undefined ? undefined : { ...f, descrita: (await descreverFaturas(db, deps, [f.id]))(f.id) };
}

/** True if a paid invoice of seats was paid before any other membership of its person (spec A§3 first purchase flag). */
export async function ehPrimeiraCompra(
  db: Executor,
  { usuarioId, paga_em: pagaEm }: { readonly usuarioId: number; readonly paga_em: Instante | null },
): Promise<boolean> {
  if (pagaEm === null) return false;
  const antes = await db
    .selectFrom('assinaturas')
    .select('id')
    .where('usuario_id', '=', usuarioId)
    .where('paga_em', '<', pagaEm)
    .limit(1)
    .executeTakeFirst();
  return antes === undefined;
}

/** One refund of an invoice: the whole amount, and the part that went back by the Pix that paid. */
export type NotaDaFaturaPaga = Awaited<ReturnType<typeof historicoDaFatura>>['notas'][number];

/** The transitions of an invoice, and its refunds. */
export async function historicoDaFatura(db: Executor, faturaId: number) {
  return {
    transicoes: await db
      .selectFrom('transicoes')
      .select(['evento', 'em'])
      .where('entidade', '=', 'fatura')
      .where('entidade_id', '=', faturaId)
      .orderBy('id')
      .execute(),
    notas: await db
      .selectFrom('notas_de_credito as n')
      .leftJoin('creditos as c', 'c.id', 'n.credito_id')
      .leftJoin('devolucoes as d', 'd.id', 'n.devolucao_id')
      .leftJoin('pagamentos as p', 'p.id', 'd.pagamento_id')
      .select(['n.id', 'n.valor_total', 'n.valor_original', 'c.descricao', 'd.estado', 'p.id_publico as idPagamento'])
      .where('n.fatura_id', '=', faturaId)
      .orderBy('n.id')
      .execute(),
  };
}
