import type { Socket } from 'node:net';
import { connect } from 'node:net';
import type { FastifyError, FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registrarParada } from './parada.ts';
import { responderErro } from './responder-erro.ts';

let app: FastifyInstance;
let chegou: PromiseWithResolvers<void>;
let solta: PromiseWithResolvers<void>;
let parando: PromiseWithResolvers<void>;
beforeEach(async () => {
  [chegou, solta, parando] = [Promise.withResolvers(), Promise.withResolvers(), Promise.withResolvers()];
  app = Fastify({ return503OnClosing: false });
  registrarParada(app);
  app.addHook('preClose', (pronto) => {
    parando.resolve();
    pronto();
  });
  app.setErrorHandler<FastifyError>((erro, pedido, resposta) => responderErro({ erro, pedido, resposta }));
  app.get('/demora', async () => {
    chegou.resolve();
    await solta.promise;
    return 'done';
  });
  // The head of the answer leaves at once, and promises to keep the connection; the end comes when the answer is
  // released.
  app.get('/aos-poucos', (_pedido, resposta) => {
    resposta.hijack();
    resposta.raw.writeHead(200, { 'content-length': '4' }).write('do');
    chegou.resolve();
    void solta.promise.then(() => resposta.raw.end('ne'));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => await app.close());

/** A connection that its client never closes; `tudo` is everything that came on it until the server closed it. */
function abrir(): { readonly socket: Socket; readonly tudo: Promise<string> } {
  const onde = app.server.address();
  const socket = connect(typeof onde === 'object' && onde !== null ? onde.port : 0, '127.0.0.1');
  let lido = '';
  socket.setEncoding('utf8').on('data', (parte: string) => {
    lido += parte;
  });
  return { socket, tudo: new Promise((pronto) => socket.once('close', () => pronto(lido))) };
}
function pedir(socket: Socket, caminho: string) {
  return socket.write(`GET ${caminho} HTTP/1.1\r\nhost: x\r\n\r\n`);
}

describe('A server that is told to end (CONFIABILIDADE 1.13: graceful shutdown)', () => {
  it('answers the requests under way and closes their connections, though the client would keep them', async () => {
    const { socket, tudo } = abrir();
    pedir(socket, '/demora');
    await chegou.promise;
    const fim = app.close();
    await parando.promise;
    solta.resolve();
    await fim;
    expect(await tudo).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close\r\n[\s\S]*\r\n\r\ndone$/i);
  });

  it('refuses what comes after on a connection that is busy, by the catalogue and with when to come again', async () => {
    const { socket, tudo } = abrir();
    pedir(socket, '/aos-poucos');
    await chegou.promise;
    const fim = app.close();
    await parando.promise;
    const outra = new Promise<void>((pronto) => app.server.once('request', () => pronto()));
    pedir(socket, '/demora');
    await outra;
    solta.resolve();
    await fim;
    const [primeira = '', segunda = ''] = (await tudo).split(/(?=HTTP\/1\.1 503)/);
    expect(primeira).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*done$/);
    expect(segunda).toMatch(/^HTTP\/1\.1 503[\s\S]*retry-after: 2\r\n/i);
    expect(JSON.parse(segunda.slice(segunda.indexOf('\r\n\r\n')))).toMatchObject({ dados: { chave: 'indisponivel' } });
  });

  it('does not wait for a connection that an answer under way had promised to keep', async () => {
    const { socket, tudo } = abrir();
    pedir(socket, '/aos-poucos');
    await chegou.promise;
    const fim = app.close();
    await parando.promise;
    solta.resolve();
    await fim;
    expect(await tudo).toMatch(/done$/);
  });
});
