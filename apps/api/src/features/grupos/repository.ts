import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import type { EstadoAssinatura } from '@rateia/domain/grupos/assinatura';
import { ESTADOS_VIVOS } from '@rateia/domain/grupos/assinatura';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../db/banco.ts';

const colunasDoGrupo = [
  'g.id',
  'g.nome',
  'g.nome_url as nomeUrl',
  'g.cor',
  'g.servico_id as servicoId',
  'g.plano_id as planoId',
  'g.tipo',
  'g.visibilidade',
  'g.administrador_id as administradorId',
  'g.status',
  'g.status_desde as statusDesde',
  'g.valor',
  'g.lugares',
  'g.total_vagas as totalVagas',
  'g.valor_sem_taxas as valorSemTaxas',
  'g.valor_taxa as valorTaxa',
  'g.taxa_reduzida as taxaReduzida',
  'g.exige_caucao as exigeCaucao',
  'g.forma_acesso as formaAcesso',
  'g.acesso_imediato as acessoImediato',
  'g.ciclo_inicio as cicloInicio',
  'g.fim_em as fimEm',
  'g.data_fila as dataFila',
  'g.fidelidade_meses as fidelidadeMeses',
  'g.contato',
  'g.mensagem_operador as mensagemOperador',
  'g.motivo_analise as motivoAnalise',
  's.nome as servico',
  's.status as statusServico',
  'l.livres',
  'l.retidas',
  'l.ocupadas',
] as const;

function selecionarGrupo(db: Executor, grupoId: number) {
  return (
    db
      .selectFrom('grupos as g')
      .innerJoin('servicos as s', 's.id', 'g.servico_id')
      .innerJoin('grupo_lotacao as l', 'l.grupo_id', 'g.id')
      .innerJoin('usuarios as adm', 'adm.id', 'g.administrador_id')
      .select(colunasDoGrupo)
      .select((e) =>
        e
          .or([e('adm.restricao', 'is not', null), e('adm.bloqueado_em', 'is not', null)])
          .$castTo<boolean>()
          .as('vendaSuspensa'),
      )
      // Seats that are kept for invited friends; they are among the held ones.
      .select(sql<number>`(select count(convite_id)::int from vagas where grupo_id = g.id)`.as('guardadas'))
      .where('g.id', '=', grupoId)
  );
}

/** A group with its service and how full it is. */
export type Grupo = NonNullable<Awaited<ReturnType<typeof acharGrupo>>>;

export async function acharGrupo(db: Executor, grupoId: number) {
  const linha = await selecionarGrupo(db, grupoId).executeTakeFirst();
  return linha === undefined ? undefined : { ...linha, status: linha.status as StatusGrupo };
}

/** The group, read under its seat lock: first in the lock order, held until the transaction ends. */
export async function travarGrupo(trx: Trx, grupoId: number): Promise<Grupo | undefined> {
  const trava = await trx
    .selectFrom('grupo_lotacao')
    .select('grupo_id')
    .where('grupo_id', '=', grupoId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return trava === undefined ? undefined : await acharGrupo(trx, grupoId);
}

const colunasDaAssinatura = [
  'id',
  'grupo_id as grupoId',
  'usuario_id as usuarioId',
  'vagas',
  'estado',
  'valor_sem_taxas as valorSemTaxas',
  'valor_taxa as valorTaxa',
  'caucao',
  'meio_pagamento as meioPagamento',
  'criada_em as criadaEm',
  'paga_em as pagaEm',
  'entrada_em as entradaEm',
  'acesso_devido_ate as acessoDevidoAte',
  'acesso_entregue_em as acessoEntregueEm',
  'acesso_confirmado_em as acessoConfirmadoEm',
  'acesso_confirmar_ate as acessoConfirmarAte',
  'ciclo_inicio as cicloInicio',
  'ciclo_fim as cicloFim',
  'saida_em as saidaEm',
  'motivo_saida as motivoSaida',
  'entra_em as entraEm',
  'fidelidade_renovacoes as fidelidadeRenovacoes',
] as const;

/** A membership as its group knows it. */
export type Assinatura = NonNullable<Awaited<ReturnType<typeof acharAssinatura>>>;

function comEstado<T extends { readonly estado: string }>(linha: T) {
  return {
    ...linha,
    estado: linha.estado as EstadoAssinatura,
  };
}

export async function acharAssinatura(db: Executor, assinaturaId: number) {
  const linha = await db
    .selectFrom('assinaturas')
    .select(colunasDaAssinatura)
    .where('id', '=', assinaturaId)
    .executeTakeFirst();
  return linha === undefined ? undefined : comEstado(linha);
}

/** A membership read under its row lock, after its group's lock (lock order). */
export async function travarAssinatura(trx: Trx, assinaturaId: number): Promise<Assinatura | undefined> {
  const linha = await trx
    .selectFrom('assinaturas')
    .select(colunasDaAssinatura)
    .where('id', '=', assinaturaId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return linha === undefined ? undefined : comEstado(linha);
}

/** Locks the group of a membership and then the membership itself. */
export async function travarAssinaturaEGrupo(
  trx: Trx,
  assinaturaId: number,
): Promise<{ readonly grupo: Grupo; readonly assinatura: Assinatura } | undefined> {
  const antes = await acharAssinatura(trx, assinaturaId);
  const grupo = antes === undefined ? undefined : await travarGrupo(trx, antes.grupoId);
  const assinatura = grupo === undefined ? undefined : await travarAssinatura(trx, assinaturaId);
  return grupo === undefined || assinatura === undefined ? undefined : { grupo, assinatura };
}

/** Memberships that hold seats of the group, oldest first. */
export async function assinaturasVivas(db: Executor, grupoId: number): Promise<readonly Assinatura[]> {
  const linhas = await db
    .selectFrom('assinaturas')
    .select(colunasDaAssinatura)
    .where('grupo_id', '=', grupoId)
    .where('estado', 'in', [...ESTADOS_VIVOS])
    .orderBy('id')
    .execute();
  return linhas.map(comEstado);
}

/** The live membership of a user in a group. */
export async function assinaturaVivaDe(
  db: Executor,
  { grupoId, usuarioId }: { readonly grupoId: number; readonly usuarioId: number },
): Promise<Assinatura | undefined> {
  const linha = await db
    .selectFrom('assinaturas')
    .select(colunasDaAssinatura)
    .where('grupo_id', '=', grupoId)
    .where('usuario_id', '=', usuarioId)
    .where('estado', 'in', [...ESTADOS_VIVOS])
    .executeTakeFirst();
  return linha === undefined ? undefined : comEstado(linha);
}

/** First invoices of live memberships that are not paid (REGRAS 2.1, guard of 2 → 3). */
export async function primeirasFaturasEmAberto(db: Executor, grupoId: number): Promise<number> {
  const { pendente, atraso } = ID_STATUS_FATURA;
  const { n } = await db
    .selectFrom('faturas_de_vaga as f')
    .innerJoin('assinaturas as a', 'a.id', 'f.assinatura_id')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('f.grupo_id', '=', grupoId)
    .where('f.tipo', '=', 'primeira')
    .where('f.status', 'in', [pendente, atraso])
    .where('a.estado', 'in', [...ESTADOS_VIVOS])
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * The history of a group in the audit trail: the event that led to its status, and whether a given event ever happened.
 */
export async function historicoDoGrupo(db: Executor, grupoId: number) {
  return await db
    .selectFrom('transicoes')
    .select(['id', 'de', 'evento', 'para', 'em', 'quem'])
    .where('entidade', '=', 'grupo')
    .where('entidade_id', '=', grupoId)
    .orderBy('id')
    .execute();
}
export type Historico = Awaited<ReturnType<typeof historicoDoGrupo>>;
