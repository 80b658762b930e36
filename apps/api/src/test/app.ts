import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { caminhos } from '@rateia/contracts/caminhos';
import type { Chamada } from '@rateia/contracts/chamada';
import type { Chamadas, NomeChamada } from '@rateia/contracts/todas';
import { todasAsChamadas } from '@rateia/contracts/todas';
import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import pino from 'pino';
import type { OpcoesDaSandbox } from '../../../sandbox/src/sandbox.ts';
import { iniciarSandbox } from '../../../sandbox/src/sandbox.ts';
import type { Aplicacao } from '../app.ts';
import { criarAplicacao } from '../app.ts';
import { assentar, avancarAte } from '../avancar.ts';
import type { RelogioMovel } from '../db/relogio.ts';
import { lerConfig } from '../env.ts';
import type { Config } from '../env-config.ts';
import type { Deps, Gateways } from '../http/deps.ts';
import type { Itens } from '../http/itens.ts';
import type { BancoDeTeste } from './banco.ts';
import { criarBancoDeTeste } from './banco.ts';
import type { Excecoes } from './invariantes.ts';
import { conferirInvariantes } from './invariantes.ts';
import { exigirDeclarada } from './recusa-declarada.ts';
import { ENTREGAM, fazerEmDobro } from './tarefas-em-dobro.ts';

/** The caller in a test: the tokens that a login gave. */
export type Credencial = { readonly token: string; readonly refreshToken: string; readonly hashDispositivo: string };
export type RespostaDeTeste<N extends NomeChamada> = {
  readonly status: number;
  readonly corpo: Chamadas[N]['resposta'];
  readonly erro: {
    readonly codigoErro: number | null;
    readonly message: string;
    readonly link: string | null;
    readonly dados: { readonly chave: string } & Record<string, unknown>;
  };
  readonly bruto: string;
  readonly cabecalhos: Record<string, unknown>;
};

/** The real app in-process on a real PostgreSQL, with the shipped sandbox as the outside world (HOUSE §9). */
export type Mundo = {
  readonly aplicacao: Aplicacao;
  readonly http: FastifyInstance;
  readonly sandbox: Awaited<ReturnType<typeof iniciarSandbox>>;
  readonly config: Config;
  /**
   * One call by its contract name; params, query and body in one object. A fresh Idempotency-Key unless given. Fails
   * when the call gives a refusal that its row does not declare.
   */
  readonly chamar: <N extends NomeChamada>(
    nome: N,
    entrada?: Record<string, unknown>,
    opcoes?: { readonly como?: Credencial; readonly chave?: string; readonly cabecalhos?: Record<string, string> },
  ) => Promise<RespostaDeTeste<N>>;
  /** Runs jobs and deadlines that are due, until nothing moves. */
  readonly assentar: () => Promise<void>;
  /** Moves the product clock, stopping at each deadline on the way. */
  readonly avancar: (quanto: {
    readonly dias?: number;
    readonly horas?: number;
    readonly minutos?: number;
  }) => Promise<void>;
  /**
   * The clock jumps, and the deadlines on the way are run late, in order: as for a service that wakes after an outage.
   */
  readonly saltar: (minutos: number) => Promise<void>;
  readonly agora: () => string;
  /**
   * Closes everything. Fails when an invariant of the ledger does not hold, except for those that the test breaks on
   * purpose, and when the trail of a thing does not lead to its state.
   */
  readonly encerrar: (excecoes?: Excecoes) => Promise<void>;
};

const MS = { dias: 86_400_000, horas: 3_600_000, minutos: 60_000 } as const;

export type OpcoesDoMundo = {
  /** A database of the caller's own, instead of a copy of the migrated one. */
  readonly banco?: BancoDeTeste;
  readonly ambiente?: Record<string, string>;
  /** Replaces the machine's clock, which sessions follow. */
  readonly parede?: () => number;
  /** Receives the log, which otherwise nothing reads. */
  readonly log?: Logger;
  readonly sandbox?: Partial<OpcoesDaSandbox>;
  /** Takes the place of some of the app's own gateways. */
  readonly gateways?: (config: Config) => Partial<Gateways>;
  /** Kinds of item that are sold beside the product's own. */
  readonly itens?: Itens<Deps>;
  /** Jobs that end well are not run again, as they are everywhere else (ADR 042). */
  readonly tarefasUmaVez?: boolean;
};

export async function criarMundo({
  banco: dado,
  ambiente = {},
  parede,
  log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
  sandbox: daSandbox = {},
  gateways = () => ({}),
  itens = {},
  tarefasUmaVez = false,
}: OpcoesDoMundo = {}): Promise<Mundo> {
  const banco = dado ?? (await criarBancoDeTeste());
  const sandbox = await iniciarSandbox({ porta: 0, portaSmtp: 0, ...daSandbox });
  const pasta = mkdtempSync(join(tmpdir(), 'rateia-mundo-'));
  const arquivos = join(pasta, 'arquivos');
  mkdirSync(arquivos);
  const config = lerConfig({
    NODE_ENV: 'test',
    DATABASE_URL: banco.url,
    DATABASE_POOL: '8',
    SANDBOX_PORT: String(sandbox.porta),
    SMTP_PORT: String(sandbox.portaSmtp),
    CHAVES_ARQUIVO: join(pasta, 'chaves.json'),
    ARQUIVOS_PASTA: arquivos,
    LIMITE_POR_MINUTO: '1000000',
    LIMITE_POR_CONTA: '1000000',
    PASSO_DE_RESPOSTA_MS: '0',
    ...ambiente,
  });
  const substitutos = { log, itens, gateways: gateways(config), ...(parede === undefined ? {} : { parede }) };
  const aplicacao = await criarAplicacao(config, substitutos);
  if (!tarefasUmaVez) fazerEmDobro(aplicacao.tarefas, ENTREGAM);
  const http = await aplicacao.criarHttp();
  await http.listen({ port: 0, host: '127.0.0.1' });
  const relogio = aplicacao.relogio as RelogioMovel;

  async function assentarTudo() {
    await assentar(aplicacao);
  }
  return {
    aplicacao,
    http,
    sandbox,
    config,
    agora: relogio.agora,
    assentar: assentarTudo,
    avancar: async (quanto) => {
      const alvo =
        milissegundosDe(relogio.agora()) +
        Object.entries(quanto).reduce((soma, [unidade, n]) => soma + n * MS[unidade as keyof typeof MS], 0);
      await avancarAte(aplicacao, instanteDe(alvo));
    },
    saltar: async (minutos) => {
      await relogio.moverPara(instanteDe(milissegundosDe(relogio.agora()) + minutos * MS.minutos));
      await assentar(aplicacao);
    },
    chamar: async (nome, entrada = {}, { como, chave, cabecalhos = {} } = {}) => {
      const { method, url, resto } = enderecar(nome, entrada);
      const pedido = {
        method,
        url,
        headers: {
          ...(como === undefined
            ? {}
            : { authorization: `Bearer ${como.token}`, [CABECALHOS.dispositivo]: como.hashDispositivo }),
          [CABECALHOS.idempotencia]: chave ?? randomUUID(),
          ...cabecalhos,
        },
      };
      const chamada: Chamada = todasAsChamadas[nome];
      const r =
        chamada.eventos === undefined
          ? await http.inject({ ...pedido, ...(resto === undefined ? {} : { payload: resto }) })
          : await abrirEFechar(http, pedido);
      const lido: unknown = r.body === '' ? undefined : JSON.parse(r.body);
      exigirDeclarada(nome, r.statusCode, lido);
      return { status: r.statusCode, corpo: lido as never, erro: lido as never, bruto: r.body, cabecalhos: r.headers };
    },
    encerrar: async (excecoes) => {
      try {
        await conferirInvariantes({ aplicacao }, excecoes);
      } finally {
        await http.close();
        await aplicacao.fechar();
        await sandbox.parar();
        await banco.encerrar();
        rmSync(pasta, { recursive: true, force: true });
      }
    },
  };
}

/** The address of a call, and the rest of its input for the body. */
function enderecar(nome: NomeChamada, entrada: Record<string, unknown>) {
  const { method, path } = caminhos[nome];
  const resto: Record<string, unknown> = { ...entrada };
  const url = path.replace(/\{(\w+)\}/g, (_t, p: string) => {
    const v = resto[p];
    delete resto[p];
    return encodeURIComponent(String(v));
  });
  const comCorpo = method !== 'GET' && method !== 'DELETE';
  // A call with a body is given its query, if it has one, under that name.
  const busca = comCorpo ? (resto['query'] ?? {}) : resto;
  if (comCorpo) resto['query'] = undefined;
  const query = new URLSearchParams(
    Object.fromEntries(Object.entries(busca).map(([k, v]) => [k, String(v)])),
  ).toString();
  return { method, url: query === '' ? url : `${url}?${query}`, resto: comCorpo ? resto : undefined };
}

/** A stream has no end to wait for: how it begins is its answer, a refusal is whole. */
async function abrirEFechar(
  http: FastifyInstance,
  { url, method, headers }: { readonly url: string; readonly method: string; readonly headers: Record<string, string> },
) {
  const fim = new AbortController();
  const r = await fetch(`${http.listeningOrigin}${url}`, {
    method,
    headers: { ...headers, connection: 'close' },
    signal: fim.signal,
  });
  const body = r.ok ? '' : await r.text();
  fim.abort();
  return { statusCode: r.status, body, headers: Object.fromEntries(r.headers) };
}

/** The next 15h of Brasília, an hour at which nothing rests. */
export async function irParaATarde(mundo: Mundo): Promise<void> {
  const falta = (HORA_DA_TARDE_UTC - new Date(mundo.agora()).getUTCHours() + HORAS_DO_DIA) % HORAS_DO_DIA;
  await mundo.avancar({ horas: falta === 0 ? HORAS_DO_DIA : falta });
}
const HORA_DA_TARDE_UTC = 18;
const HORAS_DO_DIA = 24;
