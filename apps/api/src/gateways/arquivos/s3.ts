import { HTTP } from '@rateia/domain/http';
import { AwsV4Signer } from 'aws4fetch';
import type { ConfigS3 } from '../config.ts';
import { comoResultado, FalhaDeChamada } from '../falha-de-chamada.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarResiliencia } from '../resiliencia.ts';
import { ok, recusado } from '../resultado.ts';
import type { GatewayArquivos } from './port.ts';
import { exigirNome } from './port.ts';

type Metodo = 'PUT' | 'GET' | 'DELETE';
type Resposta = { readonly status: number; readonly corpo: Buffer };

const POLITICA = { tempoLimiteMs: 10_000 };

/** A bucket of any S3-compatible store, by path-style addresses signed with Signature Version 4. */
export function criarArquivosEmS3(config: ConfigS3, dependencias: Dependencias = {}): GatewayArquivos {
  const executar = criarResiliencia('arquivos', {
    ...dependencias,
    politica: { ...POLITICA, ...dependencias.politica },
  });
  function pedir(metodo: Metodo, nome: string, bytes?: Buffer): Promise<Resposta> {
    // Each of them done twice equals done once.
    return executar({ nome: metodo.toLowerCase(), repetivel: true }, async (sinal) => {
      const resposta = await enviar(config, { metodo, nome: exigirNome(nome), bytes, sinal });
      return { valor: resposta, statusHttp: resposta.status };
    });
  }
  return {
    guardar: (nome, bytes) =>
      comoResultado(async () => {
        const { status } = await pedir('PUT', nome, bytes);
        return status < 300 ? ok(undefined) : recusado(`http${status}`);
      }),
    ler: (nome) =>
      comoResultado(async () => {
        const { status, corpo } = await pedir('GET', nome);
        if (status === HTTP.naoEncontrado) return { situacao: 'inexistente' };
        return status < 300 ? ok(corpo) : recusado(`http${status}`);
      }),
    apagar: (nome) =>
      comoResultado(async () => {
        const { status } = await pedir('DELETE', nome);
        return status < 300 || status === HTTP.naoEncontrado ? ok(undefined) : recusado(`http${status}`);
      }),
  };
}

type Pedido = {
  readonly metodo: Metodo;
  readonly nome: string;
  readonly bytes: Buffer | undefined;
  readonly sinal: AbortSignal;
};

async function enviar(config: ConfigS3, { metodo, nome, bytes, sinal }: Pedido): Promise<Resposta> {
  const assinado = await new AwsV4Signer({
    method: metodo,
    url: `${config.urlBase.replace(/\/+$/, '')}/${config.balde}/${nome}`,
    accessKeyId: config.chaveId,
    secretAccessKey: config.chaveSegredo,
    region: config.regiao,
    service: 's3',
    ...(bytes === undefined ? {} : { body: new Uint8Array(bytes) }),
  }).sign();
  try {
    const resposta = await fetch(assinado.url, {
      method: metodo,
      headers: assinado.headers,
      signal: sinal,
      ...(bytes === undefined ? {} : { body: new Uint8Array(bytes) }),
    });
    const corpo = Buffer.from(await resposta.arrayBuffer());
    const { status } = resposta;
    if (status === HTTP.naoAutenticado || status === HTTP.semPermissao)
      throw new FalhaDeChamada({ tipo: 'credencial', talvezFeito: false, statusHttp: status });
    if (status === HTTP.pedidosDemais)
      throw new FalhaDeChamada({ tipo: 'limite', talvezFeito: false, statusHttp: status });
    if (status >= HTTP.erroInterno)
      throw new FalhaDeChamada({ tipo: 'servidor', talvezFeito: true, statusHttp: status });
    return { status, corpo };
  } catch (erro) {
    if (erro instanceof FalhaDeChamada) throw erro;
    throw new FalhaDeChamada({ tipo: sinal.aborted ? 'tempo' : 'rede', talvezFeito: true });
  }
}
