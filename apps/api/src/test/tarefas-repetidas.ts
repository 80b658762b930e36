import { sql } from 'kysely';
import type { ContextoDaTarefa, ManipuladoresDeTarefa } from '../db/fila.ts';
import type { NomeTarefa, Tarefas } from '../features.ts';
import type { Mundo } from './app.ts';
import { criarMundo } from './app.ts';

type Historia = 'dinheiro' | 'contas' | 'boloes' | 'programado';
/** The story in which each kind of job is done twice; a new kind does not compile until it stands here. */
const HISTORIA_DE: Readonly<Record<NomeTarefa, Historia>> = {
  assinaturaPaga: 'dinheiro',
  avaliarGrupo: 'dinheiro',
  avisarReclamacao: 'dinheiro',
  devolverCotas: 'boloes',
  conciliar: 'dinheiro',
  acertarAutorizacao: 'programado',
  conferirProgramados: 'programado',
  repetirProgramado: 'programado',
  conferirLiquidacao: 'dinheiro',
  abrirCobranca: 'dinheiro',
  cobrarCartao: 'dinheiro',
  verificarCartao: 'dinheiro',
  anularVerificacao: 'dinheiro',
  removerCartao: 'dinheiro',
  pedirDevolucao: 'dinheiro',
  enviarRetirada: 'dinheiro',
  faturaPaga: 'dinheiro',
  lacrarLivro: 'dinheiro',
  processarWebhook: 'dinheiro',
  retirarCobranca: 'dinheiro',
  conferirLivro: 'dinheiro',
  apagarArquivos: 'contas',
  aplicarRetencao: 'contas',
  avaliarDispositivo: 'contas',
  notificarTelefone: 'contas',
  notificarTrocaDeEmail: 'contas',
  compararIdentidade: 'contas',
  conferirCpf: 'contas',
  soltarCpf: 'contas',
  conferirIndicacoes: 'contas',
  convidarPorContato: 'contas',
  entregarNotificacao: 'contas',
  enviarComunicado: 'contas',
  enviarConvite: 'contas',
  enviarEmail: 'contas',
  enviarLink: 'contas',
  enviarLinkPedido: 'contas',
  enviarPin: 'contas',
  enviarPush: 'contas',
  enviarSms: 'contas',
  enviarTelegram: 'contas',
  fecharContagens: 'contas',
  gerarExportacao: 'contas',
  limparPrecadastros: 'contas',
  limparSessoes: 'contas',
  medirGrupos: 'contas',
  recolherResultados: 'contas',
  apurarBoloes: 'boloes',
  avisarDoLacre: 'boloes',
  carimbarLacres: 'boloes',
  avisarDoResultado: 'boloes',
  pagarPremio: 'boloes',
  prepararSerie: 'boloes',
  cobrarAdesao: 'boloes',
};

/** The kinds of one story, as the product serves them: a kind that is served and stands in no story is missed too. */
export function tarefasDaHistoria({ aplicacao }: Pick<Mundo, 'aplicacao'>, historia: Historia): readonly string[] {
  const historias: Readonly<Record<string, string>> = HISTORIA_DE;
  return Object.keys(aplicacao.tarefas).filter((nome) => (historias[nome] ?? historia) === historia);
}

type Fazer = (dados: never, contexto: ContextoDaTarefa) => Promise<void>;

/** Every job does its work and dies before the queue is told, and is then run again. */
function morrerAntesDaMarca(tarefas: ManipuladoresDeTarefa, rodadas: Set<string>): void {
  for (const [nome, fazer] of Object.entries<Fazer>(tarefas)) {
    const duasVezes: Fazer = async (dados, contexto) => {
      await fazer(dados, contexto);
      await fazer(dados, { ...contexto, tentativa: contexto.tentativa + 1 });
      rodadas.add(nome);
    };
    Object.assign(tarefas, { [nome]: duasVezes });
  }
}

/** The same story is told in `uma`, where each job is done once, and in `duas`, where each is done twice. */
export async function criarDoisMundos(): Promise<{
  readonly uma: Mundo;
  readonly duas: Mundo;
  readonly rodadas: ReadonlySet<string>;
}> {
  const uma = await criarMundo({ tarefasUmaVez: true });
  const duas = await criarMundo({ tarefasUmaVez: true });
  const rodadas = new Set<string>();
  morrerAntesDaMarca(duas.aplicacao.tarefas, rodadas);
  return { uma, duas, rodadas };
}

/** A job that nothing but the clock causes. */
export async function fazerAgora<N extends NomeTarefa>(
  { aplicacao }: Mundo,
  nome: N,
  dados: Parameters<Tarefas[N]>[0],
): Promise<void> {
  const fazer = aplicacao.tarefas[nome] as (d: typeof dados, contexto: ContextoDaTarefa) => Promise<void>;
  await fazer(dados, { tentativa: 1, requestId: undefined });
}

async function contar({ aplicacao }: Mundo, consulta: string): Promise<unknown> {
  return (
    await sql`select x::text as houve, count(*)::int as vezes from (${sql.raw(consulta)}) x group by 1 order by 1`.execute(
      aplicacao.deps.db,
    )
  ).rows;
}

/** Rows that count for nothing are not counted: a link that is asked for twice is the newer one (ADR 042). */
const VALEM: Readonly<Record<string, string>> = { links_de_seguranca: 'anulado_em is null' };

/** The number of rows of each table. */
async function linhasDe({ aplicacao: { deps } }: Mundo): Promise<Readonly<Record<string, number>>> {
  const { rows: tabelas } = await sql<{ readonly nome: string }>`
    select tablename as nome from pg_tables where schemaname = 'public' order by 1`.execute(deps.db);
  const linhas: Record<string, number> = {};
  for (const { nome } of tabelas) {
    const { rows } = await sql<{ readonly n: number }>`
      select count(*)::int as n from ${sql.table(nome)} where ${sql.raw(VALEM[nome] ?? 'true')}`.execute(deps.db);
    linhas[nome] = rows[0]?.n ?? 0;
  }
  return linhas;
}

async function naSandbox<T>({ sandbox }: Mundo, caminho: string): Promise<readonly T[]> {
  return (await (await fetch(`${sandbox.url}/sandbox/${caminho}`)).json()) as readonly T[];
}

type NoBanco = {
  readonly valor: number;
  readonly status?: string;
  readonly devolucoes?: readonly { readonly valor: number }[];
};
async function doBanco(mundo: Mundo, oQue: string): Promise<unknown> {
  return (await naSandbox<NoBanco>(mundo, `banco/${oQue}`)).map(({ valor, status, devolucoes }) => ({
    valor,
    status,
    devolvidos: devolucoes?.map((d) => d.valor),
  }));
}

/** Everything that happened, without the ids: rows, entries, steps, messages and the acts of the bank. */
export async function oQueHouve(mundo: Mundo) {
  return {
    linhas: await linhasDe(mundo),
    lancamentos: await contar(
      mundo,
      'select t.motivo, c.tipo, p.valor from transacoes t join partidas p on p.transacao_id = t.id join contas c on c.id = p.conta_id',
    ),
    passos: await contar(mundo, 'select entidade, de, evento, para from transicoes'),
    auditoria: await contar(mundo, "select acao, split_part(alvo, ':', 1) from auditoria"),
    avisos: await contar(mundo, 'select modelo, titulo from notificacoes'),
    entregas: await contar(mundo, 'select canal, estado from entregas_de_notificacao'),
    pedidosAoBanco: [await doBanco(mundo, 'pix'), await doBanco(mundo, 'envios')],
    revisoes: await contar(mundo, 'select tipo from revisoes'),
    naFila: await contar(mundo, 'select task_identifier from graphile_worker.jobs'),
  };
}

/** The number of times that each message reached its provider, by channel and subject. */
export async function mensagensEntregues(mundo: Mundo): Promise<Readonly<Record<string, number>>> {
  const vezes: Record<string, number> = {};
  for (const { canal, assunto } of await naSandbox<{ readonly canal: string; readonly assunto: string }>(
    mundo,
    'mensagens',
  )) {
    const qual = `${canal}: ${assunto}`;
    vezes[qual] = (vezes[qual] ?? 0) + 1;
  }
  return vezes;
}
