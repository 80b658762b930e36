import { ABREM_SESSAO } from '@rateia/contracts/abrem-sessao';
import type { RespostaBinaria } from '@rateia/contracts/campos';
import type { Chamadas, NomeChamada } from '@rateia/contracts/todas';
import { HTTP } from '@rateia/domain/http';
import type { AcaoSensivel } from '@rateia/domain/sessao/confirmacao';
import { confirmacoes, Desistencia } from './confirmacao.ts';
import { ErroApi, ErroRede } from './erros-api.ts';
import type { Caminho, LinhaDe } from './linha.ts';
import { lerLinha } from './linha.ts';
import { aoTerPressa } from './rede.ts';
import { renovar, renovarSeVencida } from './renovacao.ts';
import type { RespostaCrua } from './requisicao.ts';
import { buscar } from './requisicao.ts';
import { sessaoAtual } from './sessao.ts';

export type { NomeChamada } from '@rateia/contracts/todas';

type Nada = Record<never, never>;
/** A part of which nothing has to be given may be left out: a query of filters, an empty body. */
type Dispensavel<T> = Nada extends T ? true : undefined extends T ? true : false;
type SoOPreciso<E> = { [K in keyof E as Dispensavel<E[K]> extends true ? never : K]: E[K] } & {
  [K in keyof E as Dispensavel<E[K]> extends true ? K : never]?: E[K];
};

/** The input of a call: `params`, `query` and `body`, as its contract row has them; undefined when it takes none. */
export type PedidoDe<N extends NomeChamada> = [keyof Chamadas[N]['entrada']] extends [never]
  ? undefined
  : SoOPreciso<Chamadas[N]['entrada']> extends infer E
    ? Nada extends E
      ? E | undefined
      : E
    : never;
/** The answer of a call; that of a picture is its bytes as the browser keeps them. */
export type RespostaDe<N extends NomeChamada> = Chamadas[N]['resposta'] extends RespostaBinaria
  ? Blob
  : Chamadas[N]['resposta'];

export interface OpcoesChamada {
  /** The key of the user's intent; the same one when the same intent is sent again. Made here when absent. */
  readonly chave?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Proof of a strong confirmation, for the act that asks for one. */
  readonly confirmacao?: string | undefined;
  /** The page may be left at once: the request goes on without it. */
  readonly aoSair?: true;
  /** Waits between two tries, in ms, by number of the try: 5 s × attempt (spec 1, §7). */
  readonly espera?: (tentativa: number) => number;
}

/** The greatest number of tries after the first one (spec 1, §7: the fetch helper's 3 retries). */
const MAX_REPETICOES = 3;
const CINCO_SEGUNDOS = 5000;

/** Told with the session that is over, by its id: a newer login may be there before it is heard. */
type AoExpirar = (codigo: number, sessao: string | undefined) => void;

let aoExpirar: AoExpirar = () => undefined;

/** Sets the reaction to the end of the session: the app says so, logs out and goes to /login (spec 1, §8). */
export function definirAoExpirar(faz: AoExpirar): void {
  aoExpirar = faz;
}

/** A new key for one intent of the user: one purchase, one withdrawal. */
export function novaChave(): string {
  return crypto.randomUUID();
}

/**
 * Makes one call of the contract. A call that changes nothing, and one that the server does once per key, are tried
 * again when the network fails; no other is. A refusal is thrown as `ErroApi`, silence as `ErroRede`.
 */
export async function chamar<N extends NomeChamada>(
  linha: LinhaDe<N>,
  ...[entrada, opcoes = {}]: undefined extends PedidoDe<N>
    ? [entrada?: PedidoDe<N>, opcoes?: OpcoesChamada]
    : [entrada: PedidoDe<N>, opcoes?: OpcoesChamada]
): Promise<RespostaDe<N>> {
  const caminho = lerLinha(linha);
  const { params, query, body } = (entrada ?? {}) as {
    readonly params?: Record<string, unknown>;
    readonly query?: Record<string, unknown>;
    readonly body?: unknown;
  };
  const url = montarUrl(caminho.path, params, query);
  const leitura = caminho.method === 'GET';
  const chave = leitura ? undefined : (opcoes.chave ?? novaChave());
  const repete = leitura || caminho.idempotente ? MAX_REPETICOES : 0;
  function fazer(confirmacao?: string): Promise<RespostaCrua> {
    return comRepeticao(
      async () => {
        const prova = abremSessao.includes(caminho.nome) ? await provar(caminho.method, url) : undefined;
        return enviar(caminho, url, { body, chave, confirmacao, prova, signal: opcoes.signal, aoSair: opcoes.aoSair });
      },
      repete,
      opcoes,
    );
  }
  let resposta = await fazer(opcoes.confirmacao);
  const acao = acaoAConfirmar(resposta);
  if (acao !== undefined) {
    const confirmacao = await confirmacoes.pedir(acao);
    if (confirmacao === undefined) throw new Desistencia();
    resposta = await fazer(confirmacao);
  }
  if (!resposta.ok) throw new ErroApi(resposta.status, resposta.corpo, resposta.requisicao);
  return resposta.corpo as RespostaDe<N>;
}

const abremSessao: readonly NomeChamada[] = ABREM_SESSAO;

/** A login is the key's from its start where the browser has one; without it a person still logs in (ADR 021). */
async function provar(method: string, url: string): Promise<string | undefined> {
  try {
    return await (await import('./prova-da-chave.ts')).provar(method, url);
  } catch {
    return undefined;
  }
}

/** The sensitive act that the server wants confirmed before it does what it was asked (spec 1, §3 PIN types). */
function acaoAConfirmar({ status, corpo }: RespostaCrua): AcaoSensivel | undefined {
  if (status !== HTTP.pedidoInvalido) return undefined;
  const erro = new ErroApi(status, corpo, null);
  const acao = ErroApi.recusou(erro, ['confirmacaoNecessaria']) ? erro.dados?.['acao'] : undefined;
  return typeof acao === 'string' ? (acao as AcaoSensivel) : undefined;
}

function enviar(
  { method, auth }: Pick<Caminho<NomeChamada>, 'method' | 'auth'>,
  url: string,
  pedido: {
    readonly body: unknown;
    readonly chave: string | undefined;
    readonly confirmacao: string | undefined;
    readonly prova: string | undefined;
    readonly signal: AbortSignal | undefined;
    readonly aoSair: true | undefined;
  },
): Promise<RespostaCrua> {
  return comSessao(auth, (token) => buscar(url, { method, ...pedido, token }));
}

/**
 * Makes a request for the person or visitor of its call, with a token that is still good. Tells the app when the
 * session is over.
 */
export async function comSessao(auth: string, faz: (token?: string) => Promise<RespostaCrua>): Promise<RespostaCrua> {
  if (auth === 'publica') return faz();
  if (auth === 'opcional') {
    const valida = sessaoAtual.existe() && (await renovarSeVencida());
    return faz(valida ? sessaoAtual.atual()?.token : undefined);
  }
  // The session at the time of the question: by the time of the answer it may be forgotten, and it is still the one
  // that ended.
  const pedida = sessaoAtual.idSessao();
  if (sessaoAtual.existe() && !(await renovarSeVencida())) return encerrada(HTTP.naoAutenticado, pedida);
  const usada = sessaoAtual.atual();
  const resposta = await faz(usada?.token);
  if (resposta.status !== HTTP.naoAutenticado || usada === undefined) return resposta;
  // The server may end a token before its time: one renewal, one more try, then the session is over.
  if (!(await renovar(usada))) return encerrada(HTTP.naoAutenticado, pedida, resposta);
  const sessao = sessaoAtual.idSessao();
  const segunda = await faz(sessaoAtual.atual()?.token);
  return segunda.status === HTTP.naoAutenticado ? encerrada(HTTP.naoAutenticado, sessao, segunda) : segunda;
}

function encerrada(codigo: number, sessao: string | undefined, resposta?: RespostaCrua): RespostaCrua {
  aoExpirar(codigo, sessao);
  return resposta ?? { ok: false, status: codigo, corpo: undefined, requisicao: null };
}

async function comRepeticao(
  faz: () => Promise<RespostaCrua>,
  repeticoes: number,
  { espera = (n) => n * CINCO_SEGUNDOS, signal }: OpcoesChamada,
): Promise<RespostaCrua> {
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await faz();
    } catch (erro) {
      if (!(erro instanceof ErroRede) || tentativa > repeticoes) throw erro;
      await aguardar(espera(tentativa), signal);
    }
  }
}

function aguardar(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    function parar(): void {
      clearTimeout(fim);
      esquecer();
    }
    function seguir(): void {
      parar();
      resolve();
    }
    const fim = setTimeout(seguir, ms);
    const esquecer = aoTerPressa(seguir);
    signal?.addEventListener('abort', () => {
      parar();
      reject(signal.reason as Error);
    });
  });
}

function montarUrl(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
  const caminho = path.replace(/\{(\w+)\}/g, (_, nome: string) => encodeURIComponent(String(params[nome])));
  const busca = Object.entries(query).filter(([, valor]) => valor !== undefined && valor !== null);
  return busca.length === 0
    ? caminho
    : `${caminho}?${new URLSearchParams(busca.map(([nome, valor]) => [nome, String(valor)])).toString()}`;
}
