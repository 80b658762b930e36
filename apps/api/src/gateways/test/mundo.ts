import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpcoesDaSandbox, Sandbox } from '@rateia/sandbox/sandbox';
import { iniciarSandbox } from '@rateia/sandbox/sandbox';
import type { Ambiente } from '../ambiente.ts';
import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import type { ConfigPix, ConfigTransferencia } from '../config.ts';
import type { Observador, TentativaObservada } from '../observador.ts';
import type { Politica } from '../resiliencia.ts';

export const SEGREDO_DE_TESTE = 'segredo-de-webhook-com-mais-de-32-letras';

/** One request that passed between an adapter and the sandbox, and its answer. */
export interface Troca {
  readonly metodo: string;
  readonly caminho: string;
  readonly cabecalhos: http.IncomingHttpHeaders;
  readonly corpo: unknown;
  readonly status: number;
  readonly tipo: string;
  readonly resposta: unknown;
}

/** The sandbox behind a recorder, and a receiver of its webhooks. */
export interface Mundo {
  readonly sandbox: Sandbox;
  readonly url: string;
  readonly trocas: Troca[];
  readonly avisos: WebhookRecebido[];
  readonly urlDeAvisos: string;
  readonly configPix: ConfigPix;
  readonly configTransferencia: ConfigTransferencia;
  /** The receiver's answers to the next webhooks; 200 when the list is empty. */
  readonly respostasAosAvisos: number[];
  readonly falhar: (plano: Record<string, unknown>) => Promise<void>;
  readonly chamar: (metodo: string, caminho: string, corpo?: unknown) => Promise<unknown>;
  readonly pagar: (pagamento: Record<string, unknown>) => Promise<{ readonly e2eid: string }>;
  readonly fechar: () => Promise<void>;
}

export async function abrirMundo(opcoes: Partial<OpcoesDaSandbox> = {}): Promise<Mundo> {
  const sandbox = await iniciarSandbox({
    porta: 0,
    portaSmtp: 0,
    semente: 7,
    liquidacaoMs: 5,
    repeticaoDeWebhookMs: 5,
    ...opcoes,
  });
  const trocas: Troca[] = [];
  const avisos: WebhookRecebido[] = [];
  const respostasAosAvisos: number[] = [];
  const gravador = await escutar((pedido, corpo, sinal) => repassar({ pedido, corpo, sinal, sandbox, trocas }));
  const receptor = await escutar(async (pedido, corpoBruto) => {
    avisos.push({ corpoBruto, cabecalhos: pedido.headers, caminho: pedido.url ?? '', recebidoEm: Date.now() });
    return { status: respostasAosAvisos.shift() ?? 200, tipo: 'text/plain', corpo: Buffer.from('ok') };
  });
  const { clienteId, clienteSegredo, chave, nome, cidade } = sandbox.credenciais;
  const comum = {
    urlToken: `${gravador.url}/psp/oauth/token`,
    clienteId,
    clienteSegredo,
    webhook: { segredo: SEGREDO_DE_TESTE },
  };
  async function chamar(metodo: string, caminho: string, corpo?: unknown) {
    const resposta = await fetch(`${sandbox.url}${caminho}`, {
      method: metodo,
      ...(corpo === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(corpo) }),
    });
    const texto = await resposta.text();
    if (!resposta.ok) throw new Error(`${metodo} ${caminho}: ${resposta.status} ${texto}`);
    return texto === '' ? undefined : JSON.parse(texto);
  }
  return {
    sandbox,
    url: gravador.url,
    trocas,
    avisos,
    urlDeAvisos: receptor.url,
    respostasAosAvisos,
    configPix: { ...comum, urlBase: `${gravador.url}/psp/v2`, chave, recebedor: { nome, cidade } },
    configTransferencia: { ...comum, urlBase: `${gravador.url}/psp`, chavePagador: chave },
    chamar,
    falhar: async (plano) => {
      await chamar('PUT', '/sandbox/falhas', plano);
    },
    pagar: async (pagamento) => {
      const pix = await chamar('POST', '/sandbox/banco/pagar', pagamento);
      if (typeof pix !== 'object' || pix === null || !('e2eid' in pix)) throw new Error('The bank did not pay');
      return { e2eid: String(pix.e2eid) };
    },
    fechar: async () => {
      await Promise.all([gravador.fechar(), receptor.fechar(), sandbox.parar()]);
    },
  };
}

/** Waits take no time, chance is fixed, and every attempt is written down. */
export function ambienteDeTeste(politica: Partial<Politica> = {}) {
  const esperas: number[] = [];
  const tentativas: TentativaObservada[] = [];
  const mudancas: string[] = [];
  const ambiente: Ambiente = {
    cronometro: () => performance.now(),
    aleatorio: () => 0.5,
    esperar: async (ms) => {
      esperas.push(ms);
    },
  };
  const observador: Observador = {
    tentativa: (evento) => tentativas.push(evento),
    disjuntor: ({ estado }) => mudancas.push(estado),
  };
  return { esperas, tentativas, mudancas, dependencias: { ambiente, observador, politica } };
}

interface RespostaSimples {
  readonly status: number;
  readonly tipo: string;
  readonly corpo: Buffer;
}

type Atender = (
  pedido: http.IncomingMessage,
  corpo: Buffer,
  sinal: AbortSignal,
) => Promise<RespostaSimples | undefined>;

async function escutar(atender: Atender): Promise<{ readonly url: string; readonly fechar: () => Promise<void> }> {
  const servidor = http.createServer((pedido, resposta) => {
    const desistencia = new AbortController();
    resposta.once('close', () => desistencia.abort());
    lerTudo(pedido)
      .then((corpo) => atender(pedido, corpo, desistencia.signal))
      .then((dada) => {
        if (dada === undefined) resposta.destroy();
        else resposta.writeHead(dada.status, { 'content-type': dada.tipo }).end(dada.corpo);
      })
      .catch(() => resposta.destroy());
  });
  await new Promise<void>((resolver) => servidor.listen(0, '127.0.0.1', resolver));
  const endereco: AddressInfo | string | null = servidor.address();
  const porta = typeof endereco === 'object' && endereco !== null ? endereco.port : 0;
  return {
    url: `http://127.0.0.1:${porta}`,
    fechar: () =>
      new Promise((resolver) => {
        servidor.close(() => resolver());
        servidor.closeAllConnections();
      }),
  };
}

interface Repasse {
  readonly pedido: http.IncomingMessage;
  readonly corpo: Buffer;
  readonly sinal: AbortSignal;
  readonly sandbox: Sandbox;
  readonly trocas: Troca[];
}

async function repassar({ pedido, corpo, sinal, sandbox, trocas }: Repasse): Promise<RespostaSimples> {
  const { host: _host, connection: _connection, ...cabecalhos } = pedido.headers;
  const resposta = await fetch(`${sandbox.url}${pedido.url}`, {
    method: pedido.method ?? 'GET',
    headers: Object.entries(cabecalhos).map(([nome, valor]): [string, string] => [nome, String(valor)]),
    signal: sinal,
    ...(corpo.length === 0 ? {} : { body: new Uint8Array(corpo) }),
  });
  const lido = Buffer.from(await resposta.arrayBuffer());
  const tipo = resposta.headers.get('content-type') ?? '';
  trocas.push({
    metodo: pedido.method ?? 'GET',
    caminho: pedido.url ?? '',
    cabecalhos: pedido.headers,
    corpo: ler(corpo, pedido.headers['content-type'] ?? ''),
    status: resposta.status,
    tipo,
    resposta: ler(lido, tipo),
  });
  return { status: resposta.status, tipo, corpo: lido };
}

function ler(corpo: Buffer, tipo: string): unknown {
  const texto = corpo.toString('utf8');
  return tipo.includes('json') && texto !== '' ? JSON.parse(texto) : texto;
}

async function lerTudo(fluxo: http.IncomingMessage): Promise<Buffer> {
  const partes: Buffer[] = [];
  for await (const parte of fluxo) partes.push(Buffer.from(parte));
  return Buffer.concat(partes);
}
