import { once } from 'node:events';
import { connect, Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrirSandbox } from './test/cliente.ts';

let aberta: Awaited<ReturnType<typeof abrirSandbox>>;
let servidores: readonly unknown[];

beforeEach(async () => {
  const escutar = vi.spyOn(Server.prototype, 'listen');
  aberta = await abrirSandbox();
  servidores = escutar.mock.contexts;
  escutar.mockRestore();
});
afterEach(() => aberta.sandbox.parar());

async function conectar(host: string, port: number): Promise<string> {
  const soquete = connect({ host, port });
  try {
    await once(soquete, 'connect');
    return 'atende';
  } catch (erro) {
    return erro instanceof Error && 'code' in erro ? String(erro.code) : String(erro);
  } finally {
    soquete.destroy();
  }
}

describe('The sandbox is the outside world of this machine, and of no other', () => {
  it('listens on the loopback alone, with both ports', () => {
    const enderecos = servidores.flatMap((servidor) => {
      const endereco = servidor instanceof Server ? servidor.address() : null;
      return endereco === null || typeof endereco === 'string' ? [] : [endereco];
    });
    const portas = new Set(enderecos.map(({ port }) => port));
    expect(portas).toEqual(new Set([aberta.sandbox.porta, aberta.sandbox.portaSmtp]));
    for (const { address } of enderecos) expect(['127.0.0.1', '::1']).toContain(address);
  });

  it('answers there, and at none of the addresses that other machines see', async () => {
    const { porta, portaSmtp } = aberta.sandbox;
    const deFora = Object.values(networkInterfaces())
      .flatMap((enderecos) => enderecos ?? [])
      .filter(({ internal, scopeid = 0 }) => !internal && scopeid === 0);
    for (const port of [porta, portaSmtp]) {
      expect(await conectar('127.0.0.1', port)).toBe('atende');
      for (const { address } of deFora)
        expect([address, await conectar(address, port)]).toEqual([address, 'ECONNREFUSED']);
    }
  });
});
