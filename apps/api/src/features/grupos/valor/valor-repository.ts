import type { Dia, Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import type { EstadoMudanca } from '@rateia/domain/grupos/mudanca-de-valor';
import { ID_ESTADO_MUDANCA, MUDANCAS_ABERTAS } from '@rateia/domain/grupos/mudanca-de-valor';
import type { Executor } from '../../../db/banco.ts';

const colunasDaAlteracao = [
  'id',
  'grupo_id as grupoId',
  'plano_id as planoId',
  'valor',
  'sem_taxas_antes as semTaxasAntes',
  'taxa_antes as taxaAntes',
  'valor_sem_taxas as valorSemTaxas',
  'valor_taxa as valorTaxa',
  'anunciada_em as anunciadaEm',
  'vale_em as valeEm',
  'responder_ate as responderAte',
] as const;

/** A value that was announced to a group. */
export type Alteracao = NonNullable<Awaited<ReturnType<typeof ultimaAlteracao>>>;

export async function ultimaAlteracao(db: Executor, grupoId: number) {
  return await db
    .selectFrom('alteracoes_de_valor')
    .select(colunasDaAlteracao)
    .where('grupo_id', '=', grupoId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The last rise that members were told of, and whether a later change took its place. */
export async function ultimoAumento(
  db: Executor,
  grupoId: number,
): Promise<(Alteracao & { readonly desfeito: boolean }) | undefined> {
  const linhas = await db
    .selectFrom('alteracoes_de_valor')
    .select(colunasDaAlteracao)
    .where('grupo_id', '=', grupoId)
    .orderBy('id', 'desc')
    .execute();
  const aumento = linhas.findIndex(
    (a) => a.valorSemTaxas + a.valorTaxa > a.semTaxasAntes + a.taxaAntes && a.valeEm > diaDe(a.anunciadaEm),
  );
  const achado = linhas[aumento];
  return achado === undefined ? undefined : { ...achado, desfeito: aumento > 0 };
}

const colunasDaMudanca = [
  'id',
  'alteracao_id as alteracaoId',
  'assinatura_id as assinaturaId',
  'estado',
  'sem_taxas_antes as semTaxasAntes',
  'taxa_antes as taxaAntes',
  'valor_sem_taxas as valorSemTaxas',
  'valor_taxa as valorTaxa',
  'vale_em as valeEm',
  'responder_ate as responderAte',
] as const;

/** The effect of an announced value on one membership. */
export type Mudanca = {
  readonly id: number;
  readonly alteracaoId: number;
  readonly assinaturaId: number;
  readonly estado: EstadoMudanca;
  readonly semTaxasAntes: number;
  readonly taxaAntes: number;
  readonly valorSemTaxas: number;
  readonly valorTaxa: number;
  readonly valeEm: Dia;
  readonly responderAte: Instante | null;
};

/** The change that a membership still waits for; at most one. */
export async function mudancaAberta(db: Executor, assinaturaId: number): Promise<Mudanca | undefined> {
  const linha = await db
    .selectFrom('mudancas_de_valor')
    .select(colunasDaMudanca)
    .where('assinatura_id', '=', assinaturaId)
    .where('estado', 'in', [...MUDANCAS_ABERTAS])
    .executeTakeFirst();
  return linha === undefined ? undefined : { ...linha, estado: linha.estado as EstadoMudanca };
}

export async function acharMudanca(db: Executor, id: number): Promise<Mudanca | undefined> {
  const linha = await db
    .selectFrom('mudancas_de_valor')
    .select(colunasDaMudanca)
    .where('id', '=', id)
    .executeTakeFirst();
  return linha === undefined ? undefined : { ...linha, estado: linha.estado as EstadoMudanca };
}

/** The members that an announcement reached, and what became of it for each. */
export async function mudancasDaAlteracao(db: Executor, alteracaoId: number) {
  const linhas = await db
    .selectFrom('mudancas_de_valor as m')
    .innerJoin('assinaturas as a', 'a.id', 'm.assinatura_id')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .select(['m.assinatura_id as assinaturaId', 'm.estado', 'm.responder_ate as responderAte'])
    .select(['u.primeiro_nome as primeiroNome', 'u.sobrenome', 'a.saida_em as saidaEm'])
    .where('m.alteracao_id', '=', alteracaoId)
    .orderBy('m.id')
    .execute();
  return linhas.map((l) => ({ ...l, estado: l.estado as EstadoMudanca }));
}

/** The changes of value about which a person has still to answer. */
export async function valoresAResponder(db: Executor, usuarioId: number) {
  return await db
    .selectFrom('mudancas_de_valor as m')
    .innerJoin('assinaturas as a', 'a.id', 'm.assinatura_id')
    .innerJoin('grupos as g', 'g.id', 'a.grupo_id')
    .select(['m.id', 'm.responder_ate as responderAte', 'g.id as grupoId', 'g.nome'])
    .where('a.usuario_id', '=', usuarioId)
    .where('m.estado', '=', ID_ESTADO_MUDANCA.esperando)
    .orderBy('m.id')
    .execute();
}
