import { randomUUID } from 'node:crypto';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { caminhos } from '@rateia/contracts/caminhos';
import type { Chamadas, NomeChamada } from '@rateia/contracts/todas';
import type { Instante } from '@rateia/domain/datas';
import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { Aplicacao } from '../app.ts';
import { criarAplicacao } from '../app.ts';
import { avancarAte } from '../avancar.ts';
import type { RelogioMovel } from '../db/relogio.ts';
import type { Config } from '../env-config.ts';
import { esvaziarFila } from '../trabalhador.ts';
import type { ForaEmMemoria } from './fora.ts';
import { criarForaEmMemoria } from './fora.ts';

export type Sessao = {
  readonly token: string;
  readonly hashDispositivo: string;
  /** The proof of the person that a sensitive act asks for. */
  readonly confirmacao?: string;
};

type Envio = {
  readonly bytes: Buffer;
  readonly campos: Readonly<Record<string, string | number>>;
  /** Parameters of the address. */
  readonly caminho?: Readonly<Record<string, string | number>>;
};

/** The real application in-process, begun in the past, whose clock walks to the present. */
export type MundoPassado = {
  readonly aplicacao: Aplicacao;
  readonly fora: ForaEmMemoria;
  readonly agora: () => Instante;
  /** A call by its contract name; throws with the answer when it is refused. */
  readonly chamar: <N extends NomeChamada>(
    nome: N,
    entrada?: Record<string, unknown>,
    como?: Sessao,
  ) => Promise<Chamadas[N]['resposta']>;
  /** A call that takes a picture. */
  readonly enviar: <
    N extends
      | 'createDocumento'
      | 'uploadSelf'
      | 'createImagemDaCampanha'
      | 'createComprovanteDoBolao'
      | 'createAnexoDoChamado',
  >(
    nome: N,
    envio: Envio,
    como: Sessao,
  ) => Promise<Chamadas[N]['resposta']>;
  /** Runs the jobs that are ready. */
  readonly assentar: () => Promise<void>;
  readonly andar: (horas: number) => Promise<void>;
  /** Leaves the product clock at the machine's time. */
  readonly encerrar: () => Promise<void>;
};

const MS_POR_HORA = 3_600_000;
const TAREFAS_JUNTAS = 6;

export async function abrirPassado(config: Config, { inicio }: { readonly inicio: number }): Promise<MundoPassado> {
  let relogio: RelogioMovel | undefined;
  const fora = criarForaEmMemoria(() => {
    if (relogio === undefined) throw new Error('the clock is not open yet');
    return relogio;
  });
  const aplicacao = await criarAplicacao(config, {
    log: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
    parede: () => inicio,
    gateways: fora.gateways,
  });
  relogio = aplicacao.relogio as RelogioMovel;
  const movel = relogio;
  const http = await aplicacao.criarHttp();
  const trabalho = { ...aplicacao, concorrencia: TAREFAS_JUNTAS };
  return {
    aplicacao,
    fora,
    agora: movel.agora,
    chamar: (nome, entrada = {}, como) => chamar(http, { nome, entrada, como }),
    enviar: (nome, envio, como) => enviar(http, { nome, envio, como }),
    assentar: () => esvaziarFila(trabalho),
    andar: async (horas) => {
      await avancarAte(trabalho, instanteDe(milissegundosDe(movel.agora()) + horas * MS_POR_HORA));
    },
    encerrar: async () => {
      await http.close();
      await aplicacao.deps.db.updateTable('relogio').set({ deslocamento_ms: 0 }).execute();
      await aplicacao.fechar();
    },
  };
}

async function chamar<N extends NomeChamada>(
  http: FastifyInstance,
  {
    nome,
    entrada,
    como,
  }: { readonly nome: N; readonly entrada: Record<string, unknown>; readonly como: Sessao | undefined },
): Promise<Chamadas[N]['resposta']> {
  const { method, path } = caminhos[nome];
  const resto = { ...entrada };
  const url = path.replace(/\{(\w+)\}/g, (_t, p: string) => {
    const v = resto[p];
    delete resto[p];
    return encodeURIComponent(String(v));
  });
  const comCorpo = method !== 'GET' && method !== 'DELETE';
  const busca = comCorpo
    ? ''
    : new URLSearchParams(Object.fromEntries(Object.entries(resto).map(([k, v]) => [k, String(v)]))).toString();
  const r = await http.inject({
    method,
    url: busca === '' ? url : `${url}?${busca}`,
    headers: {
      [CABECALHOS.idempotencia]: randomUUID(),
      ...(como === undefined
        ? {}
        : { authorization: `Bearer ${como.token}`, [CABECALHOS.dispositivo]: como.hashDispositivo }),
      ...(como?.confirmacao === undefined ? {} : { [CABECALHOS.confirmacao]: como.confirmacao }),
    },
    ...(comCorpo ? { payload: resto } : {}),
  });
  if (r.statusCode >= 300) throw new Error(`${nome} answered ${r.statusCode}: ${r.body}`);
  return (r.body === '' ? undefined : JSON.parse(r.body)) as Chamadas[N]['resposta'];
}

async function enviar<N extends NomeChamada>(
  http: FastifyInstance,
  { nome, envio, como }: { readonly nome: N; readonly envio: Envio; readonly como: Sessao },
): Promise<Chamadas[N]['resposta']> {
  const formulario = new FormData();
  for (const [campo, valor] of Object.entries(envio.campos)) formulario.set(campo, String(valor));
  formulario.set('arquivo', new File([new Uint8Array(envio.bytes)], 'foto.jpg', { type: 'image/jpeg' }));
  const corpo = new Response(formulario);
  const r = await http.inject({
    method: 'POST',
    url: caminhos[nome].path.replace(/\{(\w+)\}/g, (_t, p: string) => String(envio.caminho?.[p])),
    headers: {
      'content-type': corpo.headers.get('content-type') ?? '',
      authorization: `Bearer ${como.token}`,
      [CABECALHOS.dispositivo]: como.hashDispositivo,
      [CABECALHOS.idempotencia]: randomUUID(),
    },
    payload: Buffer.from(await corpo.arrayBuffer()),
  });
  if (r.statusCode >= 300) throw new Error(`${nome} answered ${r.statusCode}: ${r.body}`);
  return JSON.parse(r.body) as Chamadas[N]['resposta'];
}
