import { readFileSync } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';
import { antesDeEnviar } from './antes-de-enviar.ts';
import type { ConfigTls } from './config.ts';
import { FalhaDeChamada } from './falha-de-chamada.ts';

export interface RequisicaoHttp {
  readonly metodo: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: URL;
  readonly cabecalhos: Readonly<Record<string, string>>;
  readonly corpo?: string | Buffer | undefined;
}

export interface RespostaHttp {
  readonly status: number;
  readonly corpo: Buffer;
}

/** One HTTP exchange, any status. Throws `FalhaDeChamada` when there was no whole answer. */
export type Transporte = (requisicao: RequisicaoHttp, sinal: AbortSignal) => Promise<RespostaHttp>;

/** No answer of any provider is near this; a longer one is cut instead of filling the memory. */
const TAMANHO_MAXIMO = 5 * 1024 * 1024;

/** Plain or TLS by the address; with `tls`, presents the client certificate (mTLS). Certificates are read once. */
export function criarTransporte(tls?: ConfigTls): Transporte {
  const agenteHttp = new http.Agent({ keepAlive: true, maxSockets: 64, timeout: 30_000 });
  const agenteHttps = new https.Agent({
    keepAlive: true,
    maxSockets: 64,
    timeout: 30_000,
    minVersion: 'TLSv1.2',
    ...(tls === undefined ? {} : certificados(tls)),
  });

  return (requisicao, sinal) =>
    new Promise((resolver, rejeitar) => {
      const seguro = requisicao.url.protocol === 'https:';
      const corpo = requisicao.corpo === undefined ? undefined : Buffer.from(requisicao.corpo);
      function falhar(erro: unknown) {
        return rejeitar(emFalha(erro, sinal));
      }
      const pedido = (seguro ? https : http).request(
        requisicao.url,
        {
          method: requisicao.metodo,
          agent: seguro ? agenteHttps : agenteHttp,
          signal: sinal,
          headers: {
            ...requisicao.cabecalhos,
            ...(corpo === undefined ? {} : { 'content-length': String(corpo.length) }),
          },
        },
        (resposta) => {
          lerCorpo(resposta).then((lido) => resolver({ status: resposta.statusCode ?? 0, corpo: lido }), falhar);
        },
      );
      pedido.on('error', falhar);
      pedido.end(corpo);
    });
}

async function lerCorpo(resposta: http.IncomingMessage): Promise<Buffer> {
  const partes: Buffer[] = [];
  let tamanho = 0;
  for await (const parte of resposta) {
    const pedaco = Buffer.from(parte);
    tamanho += pedaco.length;
    if (tamanho > TAMANHO_MAXIMO) {
      resposta.destroy();
      throw new FalhaDeChamada({ tipo: 'resposta', talvezFeito: true });
    }
    partes.push(pedaco);
  }
  return Buffer.concat(partes);
}

function emFalha(erro: unknown, sinal: AbortSignal): FalhaDeChamada {
  if (erro instanceof FalhaDeChamada) return erro;
  if (sinal.aborted) return new FalhaDeChamada({ tipo: 'tempo', talvezFeito: true });
  const codigo = erro instanceof Error && 'code' in erro ? String(erro.code) : '';
  return new FalhaDeChamada({ tipo: 'rede', talvezFeito: !antesDeEnviar(codigo) });
}

function certificados(tls: ConfigTls): https.AgentOptions {
  return {
    cert: readFileSync(tls.certificado),
    key: readFileSync(tls.chave),
    ...(tls.autoridade === undefined ? {} : { ca: readFileSync(tls.autoridade) }),
    ...(tls.senha === undefined ? {} : { passphrase: tls.senha }),
  };
}
