import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { Expression, SqlBool } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

const { pendente, atraso, pago, estornado } = ID_STATUS_FATURA;
const ABERTAS = [pendente, atraso];

/** An invoice with the names that people know it by. */
export type FaturaListada = Awaited<ReturnType<typeof listarFaturas>>[number];

export type FiltroDeFaturas = {
  readonly usuarioId: number;
  readonly filtro: 'abertas' | 'pagas' | 'todas';
  readonly assinaturaId?: number;
};

/** Invoices that a person knows: a hold that nobody paid was never one (REGRAS 2.2). */
const selecionar = (db: Executor, { usuarioId, filtro, assinaturaId }: FiltroDeFaturas) =>
  db
    .selectFrom('faturas_de_vaga as f')
    .innerJoin('grupos as g', 'g.id', 'f.grupo_id')
    .innerJoin('servicos as s', 's.id', 'g.servico_id')
    .where('f.usuario_id', '=', usuarioId)
    .where((e) => e.or([e('f.tipo', '<>', 'primeira'), e('f.paga_em', 'is not', null)]))
    .where((e) => {
      const condicoes: Expression<SqlBool>[] = [];
      if (filtro === 'abertas') condicoes.push(e('f.status', 'in', ABERTAS));
      if (filtro === 'pagas') condicoes.push(e('f.status', 'in', [pago, estornado]));
      if (assinaturaId !== undefined) condicoes.push(e('f.assinatura_id', '=', assinaturaId));
      return e.and(condicoes);
    });

const colunas = [
  'f.id',
  'f.grupo_id',
  'g.nome as grupo',
  's.nome as servico',
  'g.icone',
  'g.cor',
  'f.tipo',
  'f.status',
  'f.valor_total',
  'f.vence_em',
  'f.paga_em',
  'f.competencia_inicio',
  'f.competencia_fim',
  'f.meio_pagamento',
  'f.tentativas',
  'f.causa_falha',
] as const;

/** Open ones first by due date, the others from the newest. */
export const listarFaturas = async (
  db: Executor,
  filtro: FiltroDeFaturas,
  { limite, salto }: { readonly limite: number; readonly salto: number },
) =>
  await selecionar(db, filtro)
    .select(colunas)
    .orderBy((e) => e('f.status', 'in', ABERTAS), 'desc')
    .orderBy((e) => e.case().when('f.status', 'in', ABERTAS).then(e.ref('f.vence_em')).end(), 'asc')
    .orderBy('f.id', 'desc')
    .limit(limite)
    .offset(salto)
    .execute();

export const contarFaturas = async (db: Executor, filtro: FiltroDeFaturas): Promise<number> =>
  (
    await selecionar(db, filtro)
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

/** One invoice of this user with its names; nobody else's is found. */
export const acharFaturaDoUsuario = async (
  db: Executor,
  { faturaId, usuarioId }: { readonly faturaId: number; readonly usuarioId: number },
) =>
  await selecionar(db, { usuarioId, filtro: 'todas' })
    .select([
      ...colunas,
      'f.assinatura_id',
      'f.valor_plano',
      'f.valor_taxa',
      'f.valor_caucao',
      'f.valor_custo_meio',
      'f.emitida_em',
      'f.paga_pela_caucao',
      'f.taxas_meio_pagamento',
    ])
    .where('f.id', '=', faturaId)
    .executeTakeFirst();

/** One refund of an invoice: the whole amount, and the part that went back by the Pix that paid. */
export type NotaDaFaturaPaga = Awaited<ReturnType<typeof historicoDaFatura>>['notas'][number];

/** The transitions of an invoice, and its refunds. */
export const historicoDaFatura = async (db: Executor, faturaId: number) => ({
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
    .select(['n.id', 'n.valor_total', 'n.valor_original', 'c.descricao', 'd.estado'])
    .where('n.fatura_id', '=', faturaId)
    .orderBy('n.id')
    .execute(),
});
