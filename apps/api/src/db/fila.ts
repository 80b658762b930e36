import { sql } from 'kysely';
import type { Executor, Trx } from './banco.ts';
import { rastroAtual } from './rastro.ts';

/** Jobs that run as soon as possible after the transaction that causes them, at least once (CONFIABILIDADE 1.9). */
export type Tarefas = {
  /** Decides by which channels a notification leaves, and when. `para` is an address other than the account's. */
  entregarNotificacao: { readonly notificacaoId: number; readonly para?: string };
  /** The next people of an announcement's audience. */
  enviarComunicado: { readonly comunicadoId: number };
  /** A message to a phone, which may be no account's any more. */
  avisarTelefone: {
    readonly telefoneCifrado: string;
    readonly aviso: 'trocado' | 'pedidoPorOutro';
    readonly em: string;
  };
  enviarEmail: { readonly notificacaoId: number; readonly para?: string };
  enviarSms: { readonly notificacaoId: number };
  /** An answer in a conversation with the bot. */
  enviarTelegram: { readonly conversaCifrada: string; readonly texto: string; readonly pedeContato: boolean };
  enviarPush: { readonly notificacaoId: number; readonly inscricaoId: number };
  /** Delivers a code; the code itself travels encrypted. */
  enviarPin: {
    readonly pinId: number;
    readonly canal: 'email' | 'sms';
    readonly destinoCifrado: string;
    readonly codigoCifrado: string;
    readonly caminhoCifrado?: string;
  };
  /** Carried out later, so that the request takes as long for a contact that nobody has. */
  convidarPorContato: {
    readonly usuarioId: number;
    readonly contatoCifrado: string;
    readonly relacionamento: number;
  };
  /** An e-mail with a link that does something: the path travels encrypted. */
  enviarLink: {
    readonly id: string;
    readonly usuarioId: number;
    readonly modelo:
      | 'recuperarSenha'
      | 'senhaTrocada'
      | 'novoAparelho'
      | 'contaBloqueada'
      | 'pedidoDeBloqueio'
      | 'ativarConta'
      | 'segurancaMudou'
      | 'contaSocialVinculada'
      | 'contaSocialDesvinculada'
      | 'telefoneTrocado';
    readonly dados: Readonly<Record<string, string>>;
    readonly caminhoCifrado: string;
  };
  enviarLinkPedido: { readonly tipo: 'senha' | 'bloqueio'; readonly emailCifrado: string };
  avaliarDispositivo: { readonly dispositivoId: number; readonly fatosCifrados: string };
  /** Tells the old address; the secret of its link travels encrypted. */
  avisarTrocaDeEmail: { readonly trocaId: string; readonly segredoCifrado: string; readonly em: string };
  criarCobrancaPix: { readonly pagamentoId: number };
  removerCobrancaPix: { readonly pagamentoId: number };
  processarWebhook: { readonly webhookId: number };
  devolverPix: { readonly devolucaoId: number };
  assinaturaPaga: { readonly assinaturaId: number };
  avaliarGrupo: { readonly grupoId: number };
  enviarRetirada: { readonly retiradaId: number };
  compararIdentidade: { readonly validacaoId: number };
  /** Names of stored files that nothing leads to any more. */
  apagarArquivos: { readonly nomes: readonly string[] };
  conciliar: Readonly<Record<string, never>>;
  lacrarLivro: Readonly<Record<string, never>>;
  conferirLivro: { readonly completa: boolean };
  limparSessoes: Readonly<Record<string, never>>;
  gerarExportacao: { readonly exportacaoId: number };
  aplicarRetencao: Readonly<Record<string, never>>;
  fecharContagens: Readonly<Record<string, never>>;
  limparPrecadastros: Readonly<Record<string, never>>;
};
export type NomeTarefa = keyof Tarefas;

/** How often a job is tried before it waits for a person. */
export const MAXIMO_DE_TENTATIVAS = 12;

type OpcoesDaTarefa = { readonly chave?: string; readonly requestId?: string; readonly emMinutos?: number };

/** Enqueues inside the caller's transaction: the job exists exactly if the fact does. It carries the request's id. */
export const enfileirar = async <N extends NomeTarefa>(
  trx: Trx,
  nome: N,
  dados: Tarefas[N],
  opcoes: OpcoesDaTarefa = {},
): Promise<void> => await enfileirarSemFato(trx, nome, dados, opcoes);

/** For work that no fact of ours causes: a question of the clock, of an operator or of a visitor (ADR 009). */
export const enfileirarSemFato = async <N extends NomeTarefa>(
  db: Executor,
  nome: N,
  dados: Tarefas[N],
  { chave, requestId = rastroAtual(), emMinutos = 0 }: OpcoesDaTarefa = {},
): Promise<void> => {
  const corpo = JSON.stringify(requestId === undefined ? dados : { ...dados, requestId });
  await sql`select graphile_worker.add_job(${nome}, ${corpo}::json, max_attempts := ${MAXIMO_DE_TENTATIVAS}, job_key := ${chave ?? null}, run_at := now() + ${emMinutos} * interval '1 minute')`.execute(
    db,
  );
};

export type ContextoDaTarefa = { readonly tentativa: number; readonly requestId: string | undefined };
/** What a feature's jobs.ts exports: a handler per job it serves. Handlers are idempotent. */
export type ManipuladoresDeTarefa = {
  readonly [N in NomeTarefa]?: (dados: Tarefas[N], contexto: ContextoDaTarefa) => Promise<void>;
};

const LOTE_DE_DESPACHO = 1_000;

/**
 * Hands the jobs of the hot path over to the queue, a thousand for one notice (see 0031-assinar-direto.sql). Says how
 * many; several workers may do it at once, and a job that is handed over twice cannot be: it moves in one statement.
 */
export const despacharTarefas = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    with movidas as (
      delete from tarefas_a_despachar where id in (
        select id from tarefas_a_despachar order by id limit ${LOTE_DE_DESPACHO} for update skip locked
      ) returning tarefa, dados
    ), novas as (
      select graphile_worker.add_jobs(array_agg(
        (tarefa, dados::json, null, null, ${MAXIMO_DE_TENTATIVAS}::integer, null, null, null)::graphile_worker.job_spec
      )) from movidas having count(*) > 0
    )
    select (select count(*) from movidas)::int as n, (select count(*) from novas)`.execute(db);
  return rows[0]?.n ?? 0;
};
