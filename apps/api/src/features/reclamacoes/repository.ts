import { ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import type { Dia, Instante } from '@rateia/domain/datas';
import type { MotivoReclamacao, Origem, Resultado, Solucao } from '@rateia/domain/reclamacoes/listagens';
import type { EstadoReclamacao } from '@rateia/domain/reclamacoes/maquina';
import { ID_ESTADO_RECLAMACAO, RECLAMACOES_ABERTAS } from '@rateia/domain/reclamacoes/maquina';
import type { Executor, Trx } from '../../db/banco.ts';

/** A complaint with what both sides read of its group (spec B§4). */
export type Reclamacao = {
  readonly id: number;
  readonly usuarioId: number;
  readonly administradorId: number;
  readonly grupoId: number;
  readonly assinaturaId: number | null;
  readonly estado: EstadoReclamacao;
  readonly origem: Origem;
  readonly motivo: MotivoReclamacao | null;
  readonly solucao: Solucao | null;
  readonly nuncaEntregue: boolean;
  readonly falhaDesde: Dia | null;
  readonly contaDesde: Dia | null;
  readonly rodadas: number;
  readonly lembrada: boolean;
  readonly criadaEm: Instante;
  readonly abertaEm: Instante | null;
  readonly dataLimite: Instante | null;
  readonly respondidaEm: Instante | null;
  readonly mediacaoEm: Instante | null;
  readonly comLiderEm: Instante | null;
  readonly padraoEm: Instante | null;
  readonly fechadaEm: Instante | null;
  readonly reabertaEm: Instante | null;
  readonly resultado: Resultado | null;
  readonly devolvido: number;
  readonly grupo: {
    readonly nome: string;
    readonly servico: string;
    readonly icone: string;
    readonly cor: string;
  };
};

export function selecionarReclamacoes(db: Executor) {
  return db
    .selectFrom('reclamacoes as r')
    .innerJoin('grupos as g', 'g.id', 'r.grupo_id')
    .innerJoin('servicos as s', 's.id', 'g.servico_id')
    .selectAll('r')
    .select(['g.nome', 's.nome as servico', 'g.icone', 'g.cor']);
}
type Linha = Awaited<ReturnType<ReturnType<typeof selecionarReclamacoes>['executeTakeFirstOrThrow']>>;

export function lerReclamacao(l: Linha): Reclamacao {
  return {
    id: l.id,
    usuarioId: l.usuario_id,
    administradorId: l.administrador_id,
    grupoId: l.grupo_id,
    assinaturaId: l.assinatura_id,
    estado: l.estado as EstadoReclamacao,
    origem: l.origem as Origem,
    motivo: l.motivo as MotivoReclamacao | null,
    solucao: l.solucao as Solucao | null,
    nuncaEntregue: l.nunca_entregue,
    falhaDesde: l.falha_desde,
    contaDesde: l.conta_desde,
    rodadas: l.rodadas,
    lembrada: l.lembrada,
    criadaEm: l.criada_em,
    abertaEm: l.aberta_em,
    dataLimite: l.data_limite,
    respondidaEm: l.respondida_em,
    mediacaoEm: l.mediacao_em,
    comLiderEm: l.com_lider_em,
    padraoEm: l.padrao_em,
    fechadaEm: l.fechada_em,
    reabertaEm: l.reaberta_em,
    resultado: l.resultado as Resultado | null,
    devolvido: l.devolvido,
    grupo: { nome: l.nome, servico: l.servico, icone: l.icone, cor: l.cor },
  };
}

export async function acharReclamacao(db: Executor, id: number): Promise<Reclamacao | undefined> {
  const linha = await selecionarReclamacoes(db).where('r.id', '=', id).executeTakeFirst();
  return linha === undefined ? undefined : lerReclamacao(linha);
}

/** The open complaint of a membership, or its draft. */
export async function reclamacaoEmCursoDe(db: Executor, assinaturaId: number): Promise<Reclamacao | undefined> {
  const linha = await selecionarReclamacoes(db)
    .where('r.assinatura_id', '=', assinaturaId)
    .where('r.estado', 'in', [ID_ESTADO_RECLAMACAO.rascunho, ...RECLAMACOES_ABERTAS])
    .executeTakeFirst();
  return linha === undefined ? undefined : lerReclamacao(linha);
}

/**
 * A complaint under its lock, after the lock of its group: money moves under both, in the one order of the product. Two
 * people who act in the same second act one after the other (CONFIABILIDADE 1.3).
 */
export async function travarReclamacao(trx: Trx, id: number): Promise<Reclamacao | undefined> {
  const antes = await acharReclamacao(trx, id);
  if (antes === undefined) return undefined;
  await travarVaga(trx, antes);
  await trx.selectFrom('reclamacoes').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return await acharReclamacao(trx, id);
}

/** The locks of a membership, in the one order of the product: its group, then itself. */
export async function travarVaga(
  trx: Trx,
  { grupoId, assinaturaId }: { readonly grupoId: number; readonly assinaturaId: number | null },
): Promise<void> {
  await trx.selectFrom('grupo_lotacao').select('grupo_id').where('grupo_id', '=', grupoId).forNoKeyUpdate().execute();
  if (assinaturaId !== null)
    await trx.selectFrom('assinaturas').select('id').where('id', '=', assinaturaId).forNoKeyUpdate().execute();
}

/** Complaints of a person, on both sides, newest first; drafts are their author's alone. */
export async function reclamacoesDaPessoa(db: Executor, usuarioId: number): Promise<readonly Reclamacao[]> {
  const linhas = await selecionarReclamacoes(db)
    .where((e) =>
      e.or([
        e('r.usuario_id', '=', usuarioId),
        e.and([e('r.administrador_id', '=', usuarioId), e('r.estado', '<>', ID_ESTADO_RECLAMACAO.rascunho)]),
      ]),
    )
    .orderBy('r.id', 'desc')
    .limit(MAXIMO_NA_LISTA)
    .execute();
  return linhas.map(lerReclamacao);
}
const MAXIMO_NA_LISTA = 200;

/** The membership of a person in a group that a complaint may be about: the living one, else the one that ended last. */
export async function assinaturaParaReclamar(
  db: Executor,
  { grupoId, usuarioId }: { readonly grupoId: number; readonly usuarioId: number },
) {
  return await db
    .selectFrom('assinaturas')
    .select([
      'id',
      'estado',
      'relacionamento',
      'entrada_em as entradaEm',
      'acesso_entregue_em as acessoEntregueEm',
      'encerrada_em as encerradaEm',
      'paga_em as pagaEm',
    ])
    .where('grupo_id', '=', grupoId)
    .where('usuario_id', '=', usuarioId)
    .where('paga_em', 'is not', null)
    .orderBy('encerrada_em', (o) => o.desc().nullsFirst())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The relation that a member declared when he entered, if he did. */
export async function relacionamentoDe(db: Executor, assinaturaId: number | null): Promise<number | null> {
  if (assinaturaId === null) return null;
  const linha = await db
    .selectFrom('assinaturas')
    .select('relacionamento')
    .where('id', '=', assinaturaId)
    .executeTakeFirst();
  return linha?.relacionamento ?? null;
}

/** The sum of the administrator's money that a complaint holds now. */
export async function bloqueadoPor(db: Executor, reclamacaoId: number): Promise<number> {
  const { soma } = await db
    .selectFrom('reclamacao_bloqueios as b')
    .innerJoin('previsoes as p', 'p.id', 'b.previsao_id')
    .select((e) => e.fn.sum<number | null>('p.valor').as('soma'))
    .where('b.reclamacao_id', '=', reclamacaoId)
    .where('b.solto_em', 'is', null)
    .where('p.status', '=', ID_STATUS_PREVISAO.bloqueado)
    .executeTakeFirstOrThrow();
  return Number(soma ?? 0);
}
