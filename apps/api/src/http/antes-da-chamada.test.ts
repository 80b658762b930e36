import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { ERROS } from '@rateia/contracts/erros';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { portaDoMundo } from '../test/multidao.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

/** Sends bytes as they are, and answers what came until the server closed. */
async function mandar(texto: string) {
  const socket = connect(portaDoMundo(mundo), '127.0.0.1').setEncoding('utf8');
  let lido = '';
  socket.on('data', (parte: string) => {
    lido += parte;
  });
  socket.write(texto);
  await new Promise<void>((pronto) => socket.once('close', () => pronto()));
  const [cabeca = '', corpo = ''] = lido.split('\r\n\r\n');
  const linhas = cabeca.toLowerCase().split('\r\n');
  return { status: Number(linhas[0]?.split(' ')[1]), linhas, corpo };
}
function get(caminho: string, mais = '') {
  return `GET ${caminho} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${mais}\r\n`;
}

const CANARIO = 'canario-que-ninguem-repete';

describe('Requests that are refused before a call is known (spec A§8: errors only from the catalogue; ASVS 3.4, 16.5.1)', () => {
  it.each([
    ['an address that cannot be decoded', get(`/api/v1/${CANARIO}/%zz`), 'dadosInvalidos'],
    ['a parameter longer than any', get(`/api/v1/cep/${CANARIO.repeat(20)}`), 'dadosInvalidos'],
    ['bytes that are no HTTP', `${CANARIO}\r\n\r\n`, 'dadosInvalidos'],
    ['a header that is none', get('/healthz', `${CANARIO} : x\r\n`), 'dadosInvalidos'],
    ['two lengths of one body', get('/healthz', 'content-length: 1\r\ncontent-length: 2\r\n'), 'dadosInvalidos'],
    ['headers without end', get('/healthz', `x-longo: ${CANARIO.repeat(2_000)}\r\n`), 'corpoGrandeDemais'],
    ['an address that is not there', get(`/api/v1/${CANARIO}`), 'naoEncontrado'],
    ['a method that no call has', get('/api/v1/usuario').replace('GET', 'LOCK'), 'naoEncontrado'],
  ] as const)('%s', async (_nome, texto, chave) => {
    const { status, linhas, corpo } = await mandar(texto);
    expect([status, JSON.parse(corpo)]).toEqual([
      ERROS[chave].status,
      {
        codigoErro: null,
        message: ERROS[chave].message,
        link: expect.toBeOneOf([null, '/grupos']),
        dados: expect.objectContaining({ chave }),
      },
    ]);
    expect(corpo).not.toContain(CANARIO);
    expect(linhas).toContain('x-content-type-options: nosniff');
    expect(linhas).toContain('cache-control: no-store');
    expect(linhas).toContainEqual(expect.stringMatching(/^content-security-policy: .*frame-ancestors 'none'/));
  });

  it.each([
    ['half a request whose time is over is told so', 'GET /healthz HTTP/1.1\r\nhost: x\r\n', /^HTTP\/1\.1 422 /],
    // A browser opens one ahead: it would read our words there as the answer to the next page that it asks for.
    ['a connection on which nothing was asked ends without a word', '', /^$/],
  ] as const)('%s', async (_nome, texto, resposta) => {
    const servidor = mundo.http.server;
    const aberta = new Promise<Socket>((pronto) => servidor.once('connection', pronto));
    const socket = connect(portaDoMundo(mundo), '127.0.0.1').setEncoding('utf8');
    let lido = '';
    socket.on('data', (parte: string) => {
      lido += parte;
    });
    const fim = new Promise<void>((pronto) => socket.once('close', () => pronto()));
    socket.write(texto);
    const doServidor = await aberta;
    await vi.waitFor(() => expect(doServidor.bytesRead).toBe(texto.length));
    // The event as Node raises it; Node looks at its connections every thirty seconds.
    servidor.emit('clientError', Object.assign(new Error('x'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), doServidor);
    await fim;
    expect(lido).toMatch(resposta);
  });
});
