import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Banco } from '../apps/api/src/db/banco.ts';
import { abrirBanco, abrirPool } from '../apps/api/src/db/banco.ts';
import { migrar } from '../apps/api/src/db/migrar.ts';
import { novasChaves } from '../apps/api/src/gateways/chaves/provedores.ts';
import { portaLivre } from './portas.ts';
import { iniciarPostgres } from './postgres.ts';

const raiz = resolve(import.meta.dirname, '..');
/** Says that this Node is an old one, before anything of ours runs. */
const NODE_ANTIGO =
  'data:text/javascript,const v=process.versions;Object.defineProperty(process,"versions",{value:{...v,node:"18.20.4"}});Object.defineProperty(process,"version",{value:"v18.20.4"})';

let pasta: string;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'rateia-partida-'));
});
afterEach(() => rmSync(pasta, { recursive: true, force: true }));

type Pedido = { readonly roteiro?: string; readonly node?: readonly string[]; readonly env?: Record<string, string> };

/** One of the two commands, as npm runs it: what the test runner says of itself is not passed on. */
const comando = ({ roteiro = 'start.mjs', node = [], env = {} }: Pedido) => {
  const { NODE_ENV: _daProva, VITEST: _doCorredor, ...ambiente } = process.env;
  const filho = spawn(process.execPath, [...node, join(raiz, 'scripts', roteiro)], {
    cwd: raiz,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...ambiente, DADOS: pasta, DATABASE_URL: '', ...env },
  });
  let dito = '';
  const ouvintes = new Set<() => void>();
  for (const canal of [filho.stdout, filho.stderr])
    canal.on('data', (pedaco: Buffer) => {
      dito += pedaco.toString('utf8');
      for (const ouvinte of ouvintes) ouvinte();
    });
  const fim = new Promise<number>((pronto) => filho.once('close', (codigo) => pronto(codigo ?? -1)));
  return {
    fim,
    dito: () => dito,
    ctrlC: () => filho.kill('SIGINT'),
    /** Once it has said this, or ended without. */
    disse: (texto: string) =>
      new Promise<boolean>((pronto) => {
        const olhar = (): void => {
          if (dito.includes(texto)) pronto(true);
        };
        ouvintes.add(olhar);
        olhar();
        void fim.then(() => pronto(dito.includes(texto)));
      }),
  };
};
const ocupar = (porta: number): Promise<Server> =>
  new Promise((pronto) => {
    const servidor = createServer();
    servidor.listen(porta, '127.0.0.1', () => pronto(servidor));
  });

describe('What stops the two commands is one clear sentence, without a stack (fundacao, B)', {
  timeout: 30_000,
}, () => {
  const recusa = async (pedido: Pedido): Promise<string> => {
    const { fim, dito } = comando(pedido);
    expect(await fim).toBe(1);
    expect(dito()).not.toMatch(/^\s+at /m);
    return dito();
  };

  it.each(['PORT', 'SANDBOX_PORT'])('a port in use: which one, and how to choose another (%s)', async (variavel) => {
    const [tomada, livre] = [await portaLivre(), await portaLivre()];
    const servidor = await ocupar(tomada);
    const env = { PORT: String(livre), SANDBOX_PORT: String(livre + 1), [variavel]: String(tomada) };
    expect(await recusa({ env })).toContain(`A porta ${tomada} já está em uso. `);
    servidor.close();
  });

  it('one port for two things', async () => {
    expect(await recusa({ env: { PORT: '4999', SANDBOX_PORT: '4999' } })).toContain('são a mesma porta (4999)');
  });

  it('a folder that cannot be written', async () => {
    const env = {
      DADOS: '/dev/null/rateia',
      PORT: String(await portaLivre()),
      SANDBOX_PORT: String(await portaLivre()),
    };
    expect(await recusa({ env })).toContain('Não posso gravar em /dev/null/rateia');
  });

  it.each(['start.mjs', 'test.mjs'])('a Node that is too old (%s)', async (roteiro) => {
    expect(await recusa({ roteiro, node: ['--import', NODE_ANTIGO] })).toContain(
      'O Rateia precisa de Node 20 ou mais novo; este é o v18.20.4.',
    );
  });

  it('a Chromium that is not there', async () => {
    const env = { CHROMIUM_PATH: join(pasta, 'chromium') };
    expect(await recusa({ roteiro: 'test.mjs', env })).toContain('não é um programa que eu possa executar');
  });
});

describe('npm start and Ctrl-C (fundacao, B)', { timeout: 240_000 }, () => {
  /** A database with somebody in it, as an earlier run left it: the demonstration is not made again. */
  const comAlguem = async (): Promise<void> =>
    await noBanco(async (db) => {
      await db
        .insertInto('usuarios')
        .values({ primeiro_nome: 'Nina', sobrenome: 'Prado', email: 'nina@exemplo.com.br' })
        .execute();
    });
  const noBanco = async (fazer: (db: Banco) => Promise<void>): Promise<void> => {
    const servidor = await iniciarPostgres({ pasta: join(pasta, 'postgres') });
    try {
      await migrar(servidor.url);
      const db = abrirBanco(abrirPool(servidor.url, { maximo: 1 }));
      await fazer(db).finally(() => db.destroy());
    } finally {
      await servidor.parar();
    }
  };
  /** Programs that still run on the data of this test. */
  const sobreviventes = (): readonly string[] =>
    readdirSync('/proc')
      .filter((nome) => /^\d+$/.test(nome) && Number(nome) !== process.pid)
      .filter((pid) => {
        try {
          return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(pasta);
        } catch {
          return false;
        }
      });

  it('is ready when API and page answer; stops whole, leaves nothing, and finds its data again', async () => {
    await comAlguem();
    for (const vez of ['first', 'second']) {
      const [porta, sandbox] = [await portaLivre(), await portaLivre()];
      const partida = comando({ env: { PORT: String(porta), SANDBOX_PORT: String(sandbox) } });
      expect(await partida.disse(`http://localhost:${porta}`), `${vez}: ${partida.dito()}`).toBe(true);
      for (const caminho of ['/healthz', '/readyz'])
        expect((await fetch(`http://127.0.0.1:${porta}${caminho}`)).status).toBe(200);
      expect(await (await fetch(`http://127.0.0.1:${porta}/login`)).text()).toContain('<div id="raiz"');
      expect(sobreviventes().length).toBeGreaterThan(3);
      partida.ctrlC();
      expect(await partida.fim).toBe(0);
      expect(sobreviventes()).toEqual([]);
      expect(existsSync(join(pasta, 'postgres/dados/postmaster.pid'))).toBe(false);
      expect(partida.dito()).toContain(`dados em ${join(pasta, 'postgres')}`);
    }
    await noBanco(async (db) =>
      expect(await db.selectFrom('usuarios').select('email').execute()).toEqual([{ email: 'nina@exemplo.com.br' }]),
    );
  });

  it('a command on the data finds the keys beside them, wherever DADOS keeps both', async () => {
    await comAlguem();
    const { mestras, indice } = JSON.parse(novasChaves());
    writeFileSync(
      join(pasta, 'chaves.json'),
      JSON.stringify({ mestras: mestras.map((m: object) => ({ ...m, id: 'desta-pasta' })), indice }),
    );
    const { fim, dito } = comando({ roteiro: '../apps/api/scripts/recifrar.ts' });
    expect(await fim, dito()).toBe(0);
    expect(dito()).toContain('Chave atual: desta-pasta');
  });
});
