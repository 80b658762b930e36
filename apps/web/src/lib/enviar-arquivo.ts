import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import type { NomeChamada, RespostaDe } from './api-client.ts';
import { comSessao } from './api-client.ts';
import { ErroApi, ErroRede } from './erros-api.ts';
import type { Caminho, LinhaDe } from './linha.ts';
import { lerLinha } from './linha.ts';
import type { RespostaCrua } from './requisicao.ts';
import { cabecalhosDe } from './requisicao.ts';

export interface Upload {
  /** The key of the person's intent: the same one when the same picture is sent again. */
  readonly chave: string;
  readonly arquivo: File;
  readonly campos?: Readonly<Record<string, string | number>>;
  /** Parameters of the address. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** The share of the bytes that have left, from 0 to 1. */
  readonly aoAvancar?: (fracao: number) => void;
}

/** Makes a call that takes a file. Only this request tells how much of it has left; a file is not sent twice by itself. */
export async function enviarArquivo<N extends NomeChamada>(linha: LinhaDe<N>, envio: Upload): Promise<RespostaDe<N>> {
  const { method, path, auth } = lerLinha(linha);
  const { ok, status, corpo, requisicao } = await comSessao(auth, (token) => mandar({ method, path }, envio, token));
  if (!ok) throw new ErroApi(status, corpo, requisicao);
  return corpo as RespostaDe<N>;
}

function mandar(
  { method, path }: Pick<Caminho<NomeChamada>, 'method' | 'path'>,
  envio: Upload,
  token: string | undefined,
): Promise<RespostaCrua> {
  const formulario = new FormData();
  // Fields first: the server reads in order.
  for (const [campo, valor] of Object.entries(envio.campos ?? {})) formulario.set(campo, String(valor));
  formulario.set('arquivo', envio.arquivo, envio.arquivo.name);
  return new Promise((resolver, rejeitar) => {
    const pedido = new XMLHttpRequest();
    const endereco = path.replace(/\{(\w+)\}/g, (_, parametro: string) =>
      encodeURIComponent(String(envio.params?.[parametro])),
    );
    pedido.open(method, endereco);
    for (const [cabecalho, valor] of cabecalhosDe(token)) pedido.setRequestHeader(cabecalho, valor);
    pedido.setRequestHeader(CABECALHOS.idempotencia, envio.chave);
    pedido.upload.addEventListener('progress', ({ loaded, total }) =>
      envio.aoAvancar?.(total === 0 ? 0 : loaded / total),
    );
    pedido.addEventListener('load', () =>
      resolver({
        ok: pedido.status < 300,
        status: pedido.status,
        corpo: lerJson(pedido.responseText),
        requisicao: pedido.getResponseHeader(CABECALHOS.requisicao),
      }),
    );
    pedido.addEventListener('error', () => rejeitar(new ErroRede(undefined)));
    pedido.send(formulario);
  });
}

function lerJson(texto: string): unknown {
  try {
    return JSON.parse(texto) as unknown;
  } catch {
    // A proxy's page in place of our answer: the status says enough.
    return undefined;
  }
}
