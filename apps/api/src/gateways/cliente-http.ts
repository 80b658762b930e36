import { randomUUID } from 'node:crypto';
import { HTTP } from '@rateia/domain/http';
import type { z } from 'zod';
import { rastroAtual } from '../db/rastro.ts';
import { FalhaDeChamada } from './falha-de-chamada.ts';
import type { Executar } from './resiliencia.ts';
import type { ContextoChamada } from './resultado.ts';
import type { RequisicaoHttp, RespostaHttp, Transporte } from './transporte.ts';

interface ArquivoNoFio {
  readonly campo: string;
  readonly nome: string;
  readonly tipo: string;
  readonly bytes: Buffer;
}

export interface ChamadaHttp {
  readonly operacao: string;
  readonly repetivel: boolean;
  readonly metodo: RequisicaoHttp['metodo'];
  /** Appended to the base address; the caller encodes what it puts in. */
  readonly caminho: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly cabecalhos?: Readonly<Record<string, string>>;
  readonly corpo?: unknown;
  /** JSON that was written before, in place of `corpo`: its bytes are sent as they are. */
  readonly escrito?: string;
  readonly formulario?: URLSearchParams;
  /** A file, sent as a form of one part. */
  readonly arquivo?: ArquivoNoFio;
  /** The answer is a file: its bytes are the body. */
  readonly bruto?: true;
  readonly contexto?: ContextoChamada | undefined;
}

/** Any 2xx or 4xx but 401, 408 and 429, which are failures of the call and not answers to it. */
export interface RespostaJson {
  readonly status: number;
  /** Undefined when the answer had no body, or (4xx only) none that is JSON. */
  readonly corpo: unknown;
  /** An earlier attempt got no answer and may yet take effect: a refusal now is not the last word. */
  readonly aposDuvida: boolean;
}

export type ClienteHttp = (chamada: ChamadaHttp) => Promise<RespostaJson>;

export interface PartesDoCliente {
  readonly urlBase: string;
  readonly transporte: Transporte;
  readonly executar: Executar;
  /** Headers that sign the body, exactly as it is sent; an empty text where there is none. */
  readonly assinar?: (corpo: string) => Readonly<Record<string, string>>;
}

/** JSON over HTTP with the resilience of `executar`; the request id goes along as `x-request-id`. */
export function criarClienteHttp({ urlBase, transporte, executar, assinar }: PartesDoCliente): ClienteHttp {
  return (chamada) => {
    const montada = montar(urlBase, chamada);
    const assinatura = assinar?.(montada.corpo ?? '');
    const requisicao = comArquivo({ ...montada, cabecalhos: { ...montada.cabecalhos, ...assinatura } }, chamada);
    return executar(
      { nome: chamada.operacao, repetivel: chamada.repetivel, contexto: chamada.contexto },
      async (sinal, aposDuvida) => {
        const resposta = await transporte(requisicao, sinal);
        return { valor: { ...ler(resposta, chamada.bruto === true), aposDuvida }, statusHttp: resposta.status };
      },
    );
  };
}

/** Reads an answer by its schema; one that does not fit leaves the outcome unknown. */
export function interpretar<Saida>(esquema: z.ZodType<Saida>, corpo: unknown): Saida {
  const leitura = esquema.safeParse(corpo);
  if (!leitura.success) throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
  return leitura.data;
}

function montar(urlBase: string, chamada: ChamadaHttp): RequisicaoHttp & { readonly corpo: string | undefined } {
  const url = new URL(`${urlBase.replace(/\/+$/, '')}${chamada.caminho}`);
  for (const [nome, valor] of Object.entries(chamada.query ?? {})) url.searchParams.set(nome, valor);
  const escrito = chamada.escrito ?? (chamada.corpo === undefined ? undefined : JSON.stringify(chamada.corpo));
  const tipo =
    chamada.formulario === undefined
      ? escrito === undefined
        ? undefined
        : 'application/json'
      : 'application/x-www-form-urlencoded';
  const requestId = chamada.contexto?.requestId ?? rastroAtual();
  return {
    metodo: chamada.metodo,
    url,
    cabecalhos: {
      accept: 'application/json, application/problem+json',
      ...(tipo === undefined ? {} : { 'content-type': tipo }),
      ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
      ...chamada.cabecalhos,
    },
    corpo: chamada.formulario?.toString() ?? escrito,
  };
}

/** The form of a call that carries a file; its border stands in no document of ours. */
function comArquivo(requisicao: RequisicaoHttp, { arquivo }: ChamadaHttp): RequisicaoHttp {
  if (arquivo === undefined) return requisicao;
  const borda = `rateia-${randomUUID()}`;
  const { campo, nome, tipo, bytes } = arquivo;
  const cabeca = `--${borda}\r\ncontent-disposition: form-data; name="${campo}"; filename="${nome}"\r\ncontent-type: ${tipo}\r\n\r\n`;
  return {
    ...requisicao,
    cabecalhos: { ...requisicao.cabecalhos, 'content-type': `multipart/form-data; boundary=${borda}` },
    corpo: Buffer.concat([Buffer.from(cabeca), bytes, Buffer.from(`\r\n--${borda}--\r\n`)]),
  };
}

function ler({ status, corpo }: RespostaHttp, bruto: boolean): Omit<RespostaJson, 'aposDuvida'> {
  function falha(tipo: FalhaDeChamada['tipo'], talvezFeito: boolean) {
    return new FalhaDeChamada({ tipo, talvezFeito, statusHttp: status });
  }
  if (status === HTTP.naoAutenticado) throw falha('credencial', false);
  if (status === HTTP.pedidosDemais) throw falha('limite', false);
  if (status === HTTP.tempoEsgotado) throw falha('tempo', true);
  if (status >= HTTP.erroInterno) throw falha('servidor', true);
  if (status >= HTTP.pedidoInvalido) return { status, corpo: json(corpo) };
  if (status < HTTP.ok || status >= 300) throw falha('resposta', true);
  if (bruto) return { status, corpo };
  const lido = json(corpo);
  if (lido === undefined && corpo.length > 0) throw falha('resposta', true);
  return { status, corpo: lido };
}

function json(corpo: Buffer): unknown {
  if (corpo.length === 0) return undefined;
  try {
    return JSON.parse(corpo.toString('utf8'));
  } catch (erro) {
    if (erro instanceof SyntaxError) return undefined;
    throw erro;
  }
}
