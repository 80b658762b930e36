import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { criarPessoa } from '../test/construtores.ts';
import { portaDoMundo } from '../test/multidao.ts';

type Linha = { readonly msg: string; readonly level: number; readonly conta?: number; readonly ip?: string };
const linhas: Linha[] = [];
let mundo: Mundo;
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (linha: string) => void linhas.push(JSON.parse(linha) as Linha) });
  mundo = await criarMundo({ log });
});
beforeEach(() => void linhas.splice(0));
afterAll(() => mundo.encerrar());

async function ligar(texto: string) {
  const aberta = new Promise<Socket>((pronto) => mundo.http.server.once('connection', pronto));
  // A caller who keeps his end open whatever happens at the other.
  const socket = connect({ port: portaDoMundo(mundo), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(texto);
  return { socket, doServidor: await aberta };
}
function fechada(socket: Socket) {
  return new Promise<void>((pronto) => socket.once('close', () => pronto()));
}
const COM_CORPO = 'POST /api/v1/autenticacao/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

describe('A connection that was refused ends, even if its caller keeps it open (ASVS 13.2.6; CONFIABILIDADE 2 Node)', () => {
  it('bytes that are no HTTP', async () => {
    const { socket, doServidor } = await ligar('isto nao e http\r\n\r\n');
    await fechada(doServidor);
    socket.destroy();
  });

  it('a request that was refused before its body came', async () => {
    const { socket, doServidor } = await ligar(`${COM_CORPO}content-length: 2000000\r\n\r\n{`);
    await fechada(doServidor);
    socket.destroy();
  });

  it('one whose caller hangs up is no failure', async () => {
    const pedido = `${COM_CORPO}content-length: 1000\r\n\r\n{`;
    const { socket, doServidor } = await ligar(pedido);
    await vi.waitFor(() => expect(doServidor.bytesRead).toBe(pedido.length));
    socket.destroy();
    await vi.waitFor(() => expect(linhas.map(({ msg }) => msg)).toContain('caller hung up'));
    expect(linhas.filter(({ msg }) => msg === 'call failed')).toEqual([]);
  });
});

describe('The log of a refusal (ASVS 16.3.2)', () => {
  it('says from where, and whose account it was once that is known', async () => {
    const pessoa = await criarPessoa(mundo);
    await mundo.http.inject({
      url: '/api/v1/backoffice/filas',
      remoteAddress: '203.0.113.7',
      headers: { authorization: `Bearer ${pessoa.token}`, [CABECALHOS.dispositivo]: pessoa.hashDispositivo },
    });
    await mundo.http.inject({ url: '/api/v1/usuario', remoteAddress: '203.0.113.8' });
    const recusas = linhas.filter(({ msg }) => msg === 'call refused');
    expect(recusas.map(({ ip, conta }) => ({ ip, conta }))).toEqual([
      { ip: '203.0.113.7', conta: pessoa.id },
      { ip: '203.0.113.8', conta: undefined },
    ]);
  });
});
