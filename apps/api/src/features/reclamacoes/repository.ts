import { ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import type { Dia, Instante } from '@rateia/domain/datas';
import type { MotivoReclamacao, Origem, Resultado, Solucao } from '@rateia/domain/reclamacoes/listagens';
import type { EstadoReclamacao } from '@rateia/domain/reclamacoes/maquina';
import { ID_ESTADO_RECLAMACAO, RECLAMACOES_ABERTAS } from '@rateia/domain/reclamacoes/maquina';
import type { Executor, Trx } from '../../db/banco.ts';
import { ROSTO_DO_BOLAO, travarBolao } from '../loterias/index.ts';

/** The membership of a group, or the pool, that a complaint is about (REGRAS 2.7). */
export type Alvo =
  | {
      readonly objeto: 'grupo';
      readonly grupoId: number;
      readonly administradorId: number;
      readonly assinaturaId: number;
      readonly bolaoId: null;
    }
  | {
      readonly objeto: 'bolao';
      readonly grupoId: null;
      /** The organiser of a pool is the product: its side is the staff. */
      readonly administradorId: null;
      readonly assinaturaId: null;
      readonly bolaoId: number;
    };

/** A complaint with what both sides read of its group or pool (spec B§4). */
export type Reclamacao = Alvo & {
  readonly id: number;
  readonly usuarioId: number;
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
  readonly sobre: {
    readonly nome: string;
    readonly servico: string;
    readonly icone: string;
    readonly cor: string;
  };
};

export function selecionarReclamacoes(db: Executor) {
  return db
    .selectFrom('reclamacoes as r')
    .leftJoin('grupos as g', 'g.id', 'r.grupo_id')
    .leftJoin('servicos as s', 's.id', 'g.servico_id')
    .leftJoin('boloes as b', 'b.id', 'r.bolao_id')
    .selectAll('r')
    .select(['g.nome as nomeDoGrupo', 's.nome as servico', 'g.icone', 'g.cor', 'b.nome as nomeDoBolao']);
}
type Linha = Awaited<ReturnType<ReturnType<typeof selecionarReclamacoes>['executeTakeFirstOrThrow']>>;

export function lerReclamacao(l: Linha): Reclamacao {
  return {
    ...alvoDe(l),
    id: l.id,
    usuarioId: l.usuario_id,
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
    sobre: sobreOQue(l),
  };
}

function alvoDe(l: Linha): Alvo {
  const { bolao_id: bolaoId, grupo_id: grupoId, administrador_id: administradorId, assinatura_id: assinaturaId } = l;
  if (bolaoId !== null) return { objeto: 'bolao', grupoId: null, administradorId: null, assinaturaId: null, bolaoId };
  if (grupoId === null || administradorId === null || assinaturaId === null)
    throw new Error(`complaint ${l.id} is about nothing`);
  return { objeto: 'grupo', grupoId, administradorId, assinaturaId, bolaoId };
}

function sobreOQue({ nomeDoBolao, nomeDoGrupo, servico, icone, cor }: Linha): Reclamacao['sobre'] {
  if (nomeDoBolao !== null) return { nome: nomeDoBolao, servico: nomeDoBolao, ...ROSTO_DO_BOLAO };
  return { nome: nomeDoGrupo ?? '', servico: servico ?? '', icone: icone ?? '', cor: cor ?? '' };
}

export async function acharReclamacao(db: Executor, id: number): Promise<Reclamacao | undefined> {
  const linha = await selecionarReclamacoes(db).where('r.id', '=', id).executeTakeFirst();
  return linha === undefined ? undefined : lerReclamacao(linha);
}

/** The open complaint of a person about a membership or a pool, or its draft. */
export async function reclamacaoEmCursoDe(
  db: Executor,
  { usuarioId, assinaturaId, bolaoId }: Pick<Alvo, 'assinaturaId' | 'bolaoId'> & { readonly usuarioId: number },
): Promise<Reclamacao | undefined> {
  const emCurso = selecionarReclamacoes(db).where('r.estado', 'in', [
    ID_ESTADO_RECLAMACAO.rascunho,
    ...RECLAMACOES_ABERTAS,
  ]);
  const linha = await (bolaoId === null
    ? emCurso.where('r.assinatura_id', '=', assinaturaId)
    : emCurso.where('r.bolao_id', '=', bolaoId).where('r.usuario_id', '=', usuarioId)
  ).executeTakeFirst();
  return linha === undefined ? undefined : lerReclamacao(linha);
}

/**
 * A complaint under its lock, after the lock of its group or pool: money moves under both, in the one order of the product. Two
 * people who act in the same second act one after the other (CONFIABILIDADE 1.3).
 */
export async function travarReclamacao(trx: Trx, id: number): Promise<Reclamacao | undefined> {
  const antes = await acharReclamacao(trx, id);
  if (antes === undefined) return undefined;
  await travarAlvo(trx, antes);
  await trx.selectFrom('reclamacoes').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return await acharReclamacao(trx, id);
}

/** The locks of what is complained of, in the one order of the product: a group, then the membership; a pool. */
export async function travarAlvo(
  trx: Trx,
  { grupoId, assinaturaId, bolaoId }: Pick<Alvo, 'grupoId' | 'assinaturaId' | 'bolaoId'>,
): Promise<void> {
  if (bolaoId !== null) await travarBolao(trx, bolaoId);
  if (grupoId !== null)
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
