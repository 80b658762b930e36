import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { iniciarPostgres } from './postgres.ts';

let pasta: string;

beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'rateia-postgres-'));
});

afterEach(() => rmSync(pasta, { recursive: true, force: true }));

describe('the PostgreSQL that comes along', { timeout: 60_000 }, () => {
  it('answers, and finds its data and password again after a kill -9 of everything', async () => {
    const primeiro = await iniciarPostgres({ pasta });
    expect(await aceitaConexao(primeiro.porta)).toBe(true);
    process.kill(primeiro.pid, 'SIGKILL');
    await primeiro.fim;
    expect(existsSync(join(pasta, 'dados/postmaster.pid'))).toBe(true);

    const segundo = await iniciarPostgres({ pasta, porta: primeiro.porta });
    expect(segundo.url).toBe(primeiro.url);
    await segundo.parar();
    expect(await aceitaConexao(segundo.porta)).toBe(false);
    expect(existsSync(join(pasta, 'dados/postmaster.pid'))).toBe(false);
  });

  it('takes no other program for its own server when the number in the lock file was given away', async () => {
    await (await iniciarPostgres({ pasta })).parar();
    writeFileSync(join(pasta, 'dados/postmaster.pid'), `${process.pid}\n`);
    const servidor = await iniciarPostgres({ pasta });
    expect(readFileSync(join(pasta, 'dados/postmaster.pid'), 'utf8')).toMatch(new RegExp(`^${servidor.pid}\n`, 'u'));
    await servidor.parar();
  });

  it('refuses a folder that another start is using, and leaves that one alone', async () => {
    const primeiro = await iniciarPostgres({ pasta });
    await expect(iniciarPostgres({ pasta })).rejects.toThrow('já está em uso por outro `npm start`');
    expect(await aceitaConexao(primeiro.porta)).toBe(true);
    await primeiro.parar();
  });

  it('deletes the folder of an ephemeral server', async () => {
    const servidor = await iniciarPostgres({ pasta: join(pasta, 'efemero'), efemero: true });
    await servidor.parar();
    expect(existsSync(join(pasta, 'efemero'))).toBe(false);
  });
});

function aceitaConexao(porta: number): Promise<boolean> {
  return new Promise((resolve) => {
    const conexao = connect(porta, '127.0.0.1');
    conexao.once('connect', () => {
      conexao.destroy();
      resolve(true);
    });
    conexao.once('error', () => resolve(false));
  });
}
