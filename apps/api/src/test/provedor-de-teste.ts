import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';

type Pedido = { readonly metodo: string; readonly caminho: string; readonly requestId: string | undefined };

/** A provider that stands before the sandbox's: it tells its requests, and can make a caller wait. */
export type ProvedorDeTeste = {
  readonly url: string;
  /** The requests that it received, in order. */
  readonly pedidos: readonly Pedido[];
  /** Holds the next request of this method before it goes on. */
  readonly prender: (metodo: string) => { readonly chegou: Promise<void>; readonly soltar: () => void };
  readonly fechar: () => Promise<void>;
};

/** Passes everything on to `destino`, which may not be known yet when it begins to listen. */
export async function abrirProvedor(destino: () => string): Promise<ProvedorDeTeste> {
  const pedidos: Pedido[] = [];
  let espera: { readonly metodo: string; readonly chegou: () => void; readonly solta: Promise<void> } | undefined;
  async function atender(pedido: IncomingMessage, resposta: ServerResponse): Promise<void> {
    const partes: Buffer[] = [];
    for await (const parte of pedido) partes.push(Buffer.from(parte));
    const { method: metodo = 'GET', url: caminho = '/' } = pedido;
    const requestId = pedido.headers['x-request-id'];
    pedidos.push({ metodo, caminho, requestId: typeof requestId === 'string' ? requestId : undefined });
    if (espera?.metodo === metodo) {
      const { chegou, solta } = espera;
      espera = undefined;
      chegou();
      await solta;
    }
    const doSandbox = await fetch(destino() + caminho, {
      method: metodo,
      headers: cabecalhosDe(pedido),
      ...(partes.length === 0 ? {} : { body: Buffer.concat(partes) }),
    });
    const tipo = doSandbox.headers.get('content-type');
    resposta.writeHead(doSandbox.status, tipo === null ? {} : { 'content-type': tipo });
    resposta.end(Buffer.from(await doSandbox.arrayBuffer()));
  }
  const servidor = createServer((pedido, resposta) => {
    atender(pedido, resposta).catch(() => resposta.destroy());
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  const onde = servidor.address();
  return {
    url: `http://127.0.0.1:${typeof onde === 'object' && onde !== null ? onde.port : 0}`,
    pedidos,
    prender: (metodo) => {
      const chegou = Promise.withResolvers<void>();
      const solta = Promise.withResolvers<void>();
      espera = { metodo, chegou: chegou.resolve, solta: solta.promise };
      return { chegou: chegou.promise, soltar: solta.resolve };
    },
    fechar: async () => {
      servidor.closeAllConnections();
      await new Promise<void>((pronto) => servidor.close(() => pronto()));
    },
  };
}

/** The headers of a request without those of the connection, which are not passed on. */
function cabecalhosDe({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([nome, valor]) =>
      typeof valor === 'string' && !['host', 'connection', 'content-length'].includes(nome) ? [[nome, valor]] : [],
    ),
  );
}
