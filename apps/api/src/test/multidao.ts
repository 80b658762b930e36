import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { caminhos } from '@rateia/contracts/caminhos';
import type { Chamadas, NomeChamada } from '@rateia/contracts/todas';
import pino from 'pino';
import type { Aplicacao } from '../app.ts';
import { criarAplicacao } from '../app.ts';
import { iniciarTrabalhador } from '../trabalhador.ts';
import type { Mundo } from './app.ts';
import type { Comprador } from './checkout.ts';
import { bancoDoMundo } from './palavra-do-banco.ts';

export type RespostaDaRede<N extends NomeChamada> = {
  readonly status: number;
  readonly texto: string;
  readonly corpo: Chamadas[N]['resposta'];
  /** Key of the error catalogue, empty for an answer that is none. */
  readonly chave: string;
};

export type Rede = {
  /** One call over a real socket; `porta` chooses the API that answers. */
  readonly chamar: <N extends NomeChamada>(
    nome: N,
    entrada: Record<string, unknown>,
    opcoes: { readonly como: Comprador; readonly porta: number; readonly chave?: string },
  ) => Promise<RespostaDaRede<N>>;
  readonly fechar: () => void;
};

/**
 * The client closes sockets that nobody used for so long. The server closes them itself after 72 s
 * (`http/servidor.ts`), and a request sent at that moment is lost without an answer.
 */
const OCIOSO_MS = 20_000;

/** A client with as many sockets as callers at once. */
export function abrirRede(sockets: number): Rede {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets, timeout: OCIOSO_MS });
  return {
    chamar: async (nome, entrada, { como, porta, chave }) => {
      const { method, path } = caminhos[nome];
      const resto: Record<string, unknown> = { ...entrada };
      const caminho = path.replace(/\{(\w+)\}/g, (_t, p: string) => {
        const v = resto[p];
        resto[p] = undefined;
        return encodeURIComponent(String(v));
      });
      const corpo = method === 'GET' || method === 'DELETE' ? '' : JSON.stringify(resto);
      const { status, texto } = await enviar({
        agent,
        porta,
        method,
        caminho,
        corpo,
        cabecalhos: {
          authorization: `Bearer ${como.token}`,
          [CABECALHOS.dispositivo]: como.hashDispositivo,
          [CABECALHOS.idempotencia]: chave ?? randomUUID(),
        },
      });
      const lido: unknown = texto === '' ? undefined : JSON.parse(texto);
      return { status, texto, corpo: lido as never, chave: chaveDoErro(lido) };
    },
    fechar: () => agent.destroy(),
  };
}

type Pedido = {
  readonly agent: Agent;
  readonly porta: number;
  readonly method: string;
  readonly caminho: string;
  readonly corpo: string;
  readonly cabecalhos: Record<string, string>;
};

function enviar(p: Pedido): Promise<{ readonly status: number; readonly texto: string }> {
  return new Promise((resolver, rejeitar) => {
    const tipo =
      p.corpo === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(p.corpo) };
    const pedido = request(
      {
        host: '127.0.0.1',
        port: p.porta,
        method: p.method,
        path: p.caminho,
        agent: p.agent,
        headers: { ...p.cabecalhos, ...tipo },
      },
      (resposta) => {
        const partes: Buffer[] = [];
        resposta.on('data', (parte: Buffer) => partes.push(parte));
        resposta.on('end', () =>
          resolver({ status: resposta.statusCode ?? 0, texto: Buffer.concat(partes).toString('utf8') }),
        );
        resposta.on('error', rejeitar);
      },
    );
    pedido.on('error', rejeitar);
    pedido.end(p.corpo);
  });
}

function chaveDoErro(lido: unknown): string {
  const dados = typeof lido === 'object' && lido !== null && 'dados' in lido ? lido.dados : undefined;
  return typeof dados === 'object' && dados !== null && 'chave' in dados ? String(dados.chave) : '';
}

export type OutraApi = { readonly porta: number; readonly aplicacao: Aplicacao; readonly fechar: () => Promise<void> };

/** A second API on the same database, sharing nothing else with the first, like another process. */
export async function abrirOutraApi(mundo: Mundo, opcoes: { readonly parede?: () => number } = {}): Promise<OutraApi> {
  const aplicacao = await criarAplicacao(mundo.config, { log: pino({ level: 'silent' }), ...opcoes });
  const http = await aplicacao.criarHttp();
  await http.listen({ port: 0, host: '127.0.0.1' });
  return {
    aplicacao,
    porta: portaDe(http.server.address()),
    fechar: async () => {
      await http.close();
      await aplicacao.fechar();
    },
  };
}

/** A worker on the same database with a pool of its own, like another process. Answers the function that stops it. */
export async function abrirTrabalhador(mundo: Mundo): Promise<() => Promise<void>> {
  const aplicacao = await criarAplicacao(mundo.config, {
    log: pino({ level: 'silent' }),
    gateways: bancoDoMundo(mundo),
  });
  const trabalhador = await iniciarTrabalhador(aplicacao);
  return async () => {
    await trabalhador.parar();
    await aplicacao.fechar();
  };
}

export function portaDoMundo(mundo: Mundo): number {
  return portaDe(mundo.http.server.address());
}

function portaDe(endereco: ReturnType<Mundo['http']['server']['address']>): number {
  return typeof endereco === 'object' && endereco !== null ? endereco.port : 0;
}

/** Runs `fazer` over every item with at most `juntos` under way. */
export async function emParalelo<T, R>(
  itens: readonly T[],
  juntos: number,
  fazer: (item: T, indice: number) => Promise<R>,
): Promise<R[]> {
  const saida: R[] = [];
  const fila = itens.entries();
  async function correr(): Promise<void> {
    for (const [indice, item] of fila) saida[indice] = await fazer(item, indice);
  }
  await Promise.all(Array.from({ length: Math.min(juntos, itens.length) }, correr));
  return saida;
}

/** A number that replays: every random choice of a run comes from the seed that its failure prints. */
export function sorteio(semente: number): () => number {
  let estado = semente >>> 0;
  return () => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = Math.imul(estado ^ (estado >>> 15), estado | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
