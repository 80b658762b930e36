import type { Ciclo } from '@rateia/domain/carteira/ciclo';
import type { StatusFatura } from '@rateia/domain/carteira/estados';
import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { TipoDeVaga, ValoresDaFatura } from '@rateia/domain/carteira/fatura';
import { totalDaFatura } from '@rateia/domain/carteira/fatura';
import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { EstadoAssinatura } from '@rateia/domain/grupos/assinatura';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { prazoEmMeses } from '@rateia/domain/grupos/fidelidade';
import type { DestinoDoReembolso } from '@rateia/domain/pagamentos/devolucao-original';
import type { Executor, Trx } from '../../db/banco.ts';

export type Fatura = {
  readonly id: number;
  /** The seat's item of it. */
  readonly itemId: number;
  readonly assinaturaId: number;
  readonly usuarioId: number;
  readonly grupoId: number;
  readonly tipo: TipoDeVaga;
  readonly status: StatusFatura;
  readonly vagas: number;
  readonly valores: ValoresDaFatura;
  readonly subtotal: Centavos;
  readonly total: Centavos;
  readonly ciclo: Ciclo | undefined;
  readonly emitidaEm: Instante;
  readonly venceEm: Dia;
  readonly pagaEm: Instante | null;
  readonly pagaPelaCaucao: boolean;
  readonly meioPagamento: number | null;
  readonly tentativas: number;
  readonly causaFalha: string | null;
};

type LinhaDaFatura = Awaited<ReturnType<typeof lerFatura>>;
function lerFatura(db: Executor, id: number) {
  return db.selectFrom('faturas_de_vaga').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

function paraFatura(f: LinhaDaFatura): Fatura {
  const valores: ValoresDaFatura = {
    plano: centavos(f.valor_plano),
    taxa: centavos(f.valor_taxa),
    caucao: centavos(f.valor_caucao),
    custoMeio: centavos(f.valor_custo_meio),
  };
  const { competencia_inicio: inicio, competencia_fim: fim } = f;
  return {
    id: f.id,
    itemId: f.item_id,
    assinaturaId: f.assinatura_id,
    usuarioId: f.usuario_id,
    grupoId: f.grupo_id,
    tipo: f.tipo as TipoDeVaga,
    status: f.status as StatusFatura,
    vagas: f.vagas,
    valores,
    subtotal: centavos(f.subtotal),
    total: totalDaFatura(valores),
    ciclo: inicio === null || fim === null ? undefined : { inicio, fim },
    emitidaEm: f.emitida_em,
    venceEm: f.vence_em,
    pagaEm: f.paga_em,
    pagaPelaCaucao: f.paga_pela_caucao,
    meioPagamento: f.meio_pagamento,
    tentativas: f.tentativas,
    causaFalha: f.causa_falha,
  };
}

export async function acharFatura(db: Executor, id: number): Promise<Fatura | undefined> {
  const linha = await db.selectFrom('faturas_de_vaga').selectAll().where('id', '=', id).executeTakeFirst();
  return linha === undefined ? undefined : paraFatura(linha);
}

/** The seats of some items, with their groups' names, for whoever shows them. */
export async function vagasDosItens(db: Executor, itens: readonly number[]) {
  const linhas = await db
    .selectFrom('faturas_de_vaga as f')
    .innerJoin('grupos as g', 'g.id', 'f.grupo_id')
    .innerJoin('servicos as s', 's.id', 'g.servico_id')
    .selectAll('f')
    .select(['g.nome', 's.nome as servico', 'g.icone', 'g.cor'])
    .where('f.item_id', 'in', [...itens])
    .execute();
  return linhas.map(({ nome, servico, icone, cor, ...f }) => ({ fatura: paraFatura(f), nome, servico, icone, cor }));
}

/** The seat of an item, with its invoice. */
export async function faturaDoItem(db: Executor, itemId: number): Promise<Fatura> {
  return paraFatura(
    await db.selectFrom('faturas_de_vaga').selectAll().where('item_id', '=', itemId).executeTakeFirstOrThrow(),
  );
}

/** Lock order: the invoice's membership must be locked before (`travarAssinatura`). */
export async function travarFatura(trx: Trx, id: number): Promise<Fatura> {
  await trx.selectFrom('faturas').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return paraFatura(await lerFatura(trx, id));
}

/** Every invoice of a membership, oldest first; locked when asked to, after the membership. */
export async function faturasDaAssinatura(
  db: Executor,
  assinaturaId: number,
  { travar }: { readonly travar: boolean },
): Promise<readonly Fatura[]> {
  if (travar) {
    await db
      .selectFrom('faturas')
      .select('id')
      .where('id', 'in', (e) => e.selectFrom('faturas_de_vaga').select('id').where('assinatura_id', '=', assinaturaId))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  }
  const linhas = await db
    .selectFrom('faturas_de_vaga')
    .selectAll()
    .where('assinatura_id', '=', assinaturaId)
    .orderBy('id')
    .execute();
  return linhas.map(paraFatura);
}

/**
 * The day from which the cycles of a membership count: that of the first access, or the due day that its member chose
 * since; undefined before the first access (REGRAS 2.1, 2.8).
 */
export async function ancoraDosCiclos(db: Executor, assinaturaId: number): Promise<Dia | undefined> {
  const escolhida = await db
    .selectFrom('mudancas_de_vencimento')
    .select('ancora')
    .where('assinatura_id', '=', assinaturaId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return escolhida?.ancora ?? (await primeiroAcesso(db, assinaturaId));
}

/** The first day of a membership's first cycle, from which a term counts; undefined before it (REGRAS 2.1, 2.9). */
export async function primeiroAcesso(db: Executor, assinaturaId: number): Promise<Dia | undefined> {
  const { pago, estornado } = ID_STATUS_FATURA;
  const linha = await db
    .selectFrom('faturas_de_vaga')
    .select('competencia_inicio')
    .where('assinatura_id', '=', assinaturaId)
    .where('tipo', '=', 'primeira')
    .where('status', 'in', [pago, estornado])
    .where('competencia_inicio', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return linha?.competencia_inicio ?? undefined;
}

export type Assinatura = {
  readonly id: number;
  readonly grupoId: number;
  readonly usuarioId: number;
  readonly estado: EstadoAssinatura;
  readonly vagas: number;
  /** Price of one seat, as it was when the membership began. */
  readonly valorSemTaxas: Centavos;
  readonly valorTaxa: Centavos;
  /** The amount that the deposit holds now. */
  readonly caucao: Centavos;
  readonly pagaEm: Instante | null;
  readonly ciclo: Ciclo | undefined;
  /** The entry date of a dated place; null for a membership that never waited (REGRAS 2.10). */
  readonly entraEm: Dia | null;
  readonly entradaEm: Instante | null;
  readonly destinoDoReembolso: DestinoDoReembolso;
  readonly grupo: {
    readonly nome: string;
    readonly status: StatusGrupo;
    readonly administradorId: number;
    readonly exigeCaucao: boolean;
    /** The whole term of the member, its renewals included; null in a group without one. */
    readonly fidelidadeMeses: number | null;
    /** Last day of a group whose end is scheduled. */
    readonly fimEm: Dia | null;
  };
};

function consultaDaAssinatura(db: Executor, id: number) {
  return db
    .selectFrom('assinaturas as a')
    .innerJoin('grupos as g', 'g.id', 'a.grupo_id')
    .select([
      'a.id',
      'a.grupo_id',
      'a.usuario_id',
      'a.estado',
      'a.vagas',
      'a.valor_sem_taxas',
      'a.valor_taxa',
      'a.caucao',
      'a.paga_em',
      'a.ciclo_inicio',
      'a.ciclo_fim',
      'a.entra_em',
      'a.entrada_em',
      'a.destino_reembolso',
      'g.nome',
      'g.status',
      'g.administrador_id',
      'g.exige_caucao',
      'g.fidelidade_meses',
      'a.fidelidade_renovacoes',
      'g.fim_em',
    ])
    .where('a.id', '=', id);
}

type LinhaDaAssinatura = Awaited<ReturnType<ReturnType<typeof consultaDaAssinatura>['executeTakeFirstOrThrow']>>;

function paraAssinatura(a: LinhaDaAssinatura): Assinatura {
  return {
    id: a.id,
    grupoId: a.grupo_id,
    usuarioId: a.usuario_id,
    estado: a.estado as EstadoAssinatura,
    vagas: a.vagas,
    valorSemTaxas: centavos(a.valor_sem_taxas),
    valorTaxa: centavos(a.valor_taxa),
    caucao: centavos(a.caucao),
    pagaEm: a.paga_em,
    ciclo: a.ciclo_inicio === null || a.ciclo_fim === null ? undefined : { inicio: a.ciclo_inicio, fim: a.ciclo_fim },
    entraEm: a.entra_em,
    entradaEm: a.entrada_em,
    destinoDoReembolso: a.destino_reembolso as DestinoDoReembolso,
    grupo: {
      nome: a.nome,
      status: a.status as StatusGrupo,
      administradorId: a.administrador_id,
      exigeCaucao: a.exige_caucao,
      fidelidadeMeses:
        a.fidelidade_meses === null
          ? null
          : prazoEmMeses({ meses: a.fidelidade_meses, renovacoes: a.fidelidade_renovacoes }),
      fimEm: a.fim_em,
    },
  };
}

export async function lerAssinatura(db: Executor, id: number): Promise<Assinatura> {
  return paraAssinatura(await consultaDaAssinatura(db, id).executeTakeFirstOrThrow());
}

/** The seat of an item with its membership, in one read. */
export async function vagaComAssinatura(
  db: Executor,
  itemId: number,
): Promise<{ readonly fatura: Fatura; readonly assinatura: Assinatura }> {
  const l = await db
    .selectFrom('faturas_de_vaga as f')
    .innerJoin('assinaturas as a', 'a.id', 'f.assinatura_id')
    .innerJoin('grupos as g', 'g.id', 'a.grupo_id')
    .selectAll('f')
    .select(['a.estado', 'a.valor_sem_taxas', 'a.caucao', 'a.ciclo_inicio', 'a.ciclo_fim', 'a.destino_reembolso'])
    .select(['a.entra_em', 'a.entrada_em', 'a.fidelidade_renovacoes'])
    .select(['a.valor_taxa as taxa_da_vaga', 'a.vagas as vagas_agora', 'a.paga_em as entrada_paga_em'])
    .select([
      'g.nome',
      'g.administrador_id',
      'g.exige_caucao',
      'g.fidelidade_meses',
      'g.fim_em',
      'g.status as situacao',
    ])
    .where('f.item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  const daAssinatura = {
    id: l.assinatura_id,
    vagas: l.vagas_agora,
    paga_em: l.entrada_paga_em,
    status: l.situacao,
    valor_taxa: l.taxa_da_vaga,
  };
  return { fatura: paraFatura(l), assinatura: paraAssinatura({ ...l, ...daAssinatura }) };
}

/** Lock order: after its group, before its invoices. */
export async function travarAssinatura(trx: Trx, id: number): Promise<Assinatura> {
  return paraAssinatura(await consultaDaAssinatura(trx, id).forNoKeyUpdate('a').executeTakeFirstOrThrow());
}
