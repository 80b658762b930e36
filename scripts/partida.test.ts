import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Banco } from '../apps/api/src/db/banco.ts';
import { abrirBanco, abrirPool } from '../apps/api/src/db/banco.ts';
import { migrar } from '../apps/api/src/db/migrar.ts';
import { novasChaves } from '../apps/api/src/gateways/chaves/chaveiros.ts';
import { exigirChromium } from './chromium.ts';
import { Falha } from './falha.ts';
import { portaLivre } from './portas.ts';
import { iniciarPostgres } from './postgres.ts';
import { sobreviventes } from './sobreviventes.ts';
import type { PedidoDeComando } from './test/comando.ts';
import { executarComando } from './test/comando.ts';

const raiz = resolve(import.meta.dirname, '..');
/** Says that this Node is an old one, before anything of ours runs. */
const NODE_ANTIGO =
  'data:text/javascript,const v=process.versions;Object.defineProperty(process,"versions",{value:{...v,node:"18.20.4"}});Object.defineProperty(process,"version",{value:"v18.20.4"})';

/** A value of NODE_OPTIONS with which the server says that it is PostgreSQL 17. */
const POSTGRES_ANTIGO = `--import data:text/javascript,${encodeURIComponent(`
  import { createRequire } from 'node:module';
  const { Client } = createRequire(${JSON.stringify(`${raiz}/apps/api/`)})('pg');
  const verdadeira = Client.prototype.query;
  Client.prototype.query = function (texto, ...resto) {
    if (texto === 'show server_version_num') return Promise.resolve({ rows: [{ server_version_num: '170006' }] });
    return verdadeira.call(this, texto, ...resto);
  };`)}`;

/** A value of NODE_OPTIONS with which this folder is on a disk mounted for reading alone, also for root. */
function semEscritaEm(fechada: string): string {
  const codigo = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    for (const nome of ['writeFileSync', 'mkdirSync']) {
      const verdadeira = fs[nome];
      fs[nome] = (alvo, ...resto) => {
        if (String(alvo).startsWith(${JSON.stringify(fechada)}))
          throw Object.assign(new Error('EROFS: read-only file system, ' + alvo), { code: 'EROFS' });
        return verdadeira(alvo, ...resto);
      };
    }
    syncBuiltinESMExports();`;
  return `--import data:text/javascript,${encodeURIComponent(codigo)}`;
}

let pasta: string;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'rateia-partida-'));
});
afterEach(() => rmSync(pasta, { recursive: true, force: true }));

function comando(pedido: Omit<PedidoDeComando, 'dados'>) {
  return executarComando({ dados: pasta, ...pedido });
}
function ocupar(porta: number): Promise<Server> {
  return new Promise((pronto) => {
    const servidor = createServer();
    servidor.listen(porta, '127.0.0.1', () => pronto(servidor));
  });
}

describe('A fault that stops the two commands is told in one clear sentence, without a stack', {
  timeout: 30_000,
}, () => {
  async function recusa(pedido: Parameters<typeof comando>[0]): Promise<string> {
    const { fim, dito } = comando(pedido);
    expect(await fim).toBe(1);
    expect(dito()).not.toMatch(/^\s+at /m);
    return dito();
  }

  it.each(['PORT', 'SANDBOX_PORT'])('a port in use: which one, and how to choose another (%s)', async (variavel) => {
    const [tomada, livre] = [await portaLivre(), await portaLivre()];
    const servidor = await ocupar(tomada);
    const env = { PORT: String(livre), SANDBOX_PORT: String(livre + 1), [variavel]: String(tomada) };
    expect(await recusa({ env })).toContain(`A porta ${tomada} já está em uso. `);
    servidor.close();
  });

  it('a PostgreSQL of DATABASE_URL that does not answer', async () => {
    const env = {
      DATABASE_URL: `postgres://rateia:segredo@127.0.0.1:${await portaLivre()}/rateia`,
      PORT: String(await portaLivre()),
      SANDBOX_PORT: String(await portaLivre()),
    };
    expect(await recusa({ env })).toContain('Não consegui entrar no PostgreSQL de DATABASE_URL (ECONNREFUSED).');
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

  it('an old Node can read enough to say so: nothing newer than Node 12', () => {
    const lidos = ['start.mjs', 'test.mjs', 'exigir-node.mjs'].map((nome) =>
      readFileSync(join(import.meta.dirname, nome), 'utf8'),
    );
    for (const texto of lidos) expect(texto).not.toMatch(/\bawait\b|\?\?|\?\.|\|\|=|['"]node:/);
    // Newer modules are imported only afterwards. This test looks at everything that is read before.
    const antes = lidos.flatMap((texto) => [...texto.matchAll(/^import .* from '(.+)';$/gm)].map(([, de]) => de));
    expect(new Set(antes)).toEqual(new Set(['./exigir-node.mjs']));
  });

  it('a clone that cannot be written: npm test', async () => {
    expect(await recusa({ roteiro: 'test.mjs', env: { NODE_OPTIONS: semEscritaEm(raiz) } })).toContain(
      `Não posso gravar em ${raiz} (EROFS)`,
    );
  });

  it('a clone that cannot be written: npm start, which keeps its data in it', async () => {
    const env = {
      DADOS: join(raiz, '.data-so-de-leitura'),
      PORT: String(await portaLivre()),
      SANDBOX_PORT: String(await portaLivre()),
      NODE_OPTIONS: semEscritaEm(raiz),
    };
    expect(await recusa({ env })).toContain(`Não posso gravar em ${env.DADOS} (EROFS)`);
  });

  it('no Chromium anywhere, and nothing to install one', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    const recusado = exigirChromium({ conhecidos: [join(pasta, 'chromium')], instalador: join(pasta, 'apt-get') });
    await expect(recusado).rejects.toThrow(Falha);
    await expect(recusado).rejects.toThrow('Os testes de tela precisam do Chromium. Instale com');
    vi.unstubAllEnvs();
  });

  it('a Chromium that is not there', async () => {
    const env = { CHROMIUM_PATH: join(pasta, 'chromium') };
    expect(await recusa({ roteiro: 'test.mjs', env })).toContain('não é um programa que eu possa executar');
  });
});

describe('npm start and Ctrl-C', { timeout: 240_000 }, () => {
  /** A database with somebody in it, as an earlier run left it: the demonstration is not made again. */
  async function comAlguem(): Promise<void> {
    const servidor = await iniciarPostgres({ pasta: join(pasta, 'postgres') });
    await porAlguem(servidor.url).finally(servidor.parar);
  }
  async function porAlguem(url: string): Promise<void> {
    await migrar(url);
    await noBanco(
      url,
      async (db) =>
        await db
          .insertInto('usuarios')
          .values({ primeiro_nome: 'Nina', sobrenome: 'Prado', email: 'nina@exemplo.com.br' })
          .execute(),
    );
  }
  async function emails(url: string): Promise<readonly string[]> {
    return await noBanco(url, async (db) =>
      (await db.selectFrom('usuarios').select('email').execute()).map(({ email }) => email),
    );
  }
  /** The setting that says what an acknowledged write has waited for (CONFIABILIDADE 1.8). */
  async function escritaEm(url: string): Promise<string | undefined> {
    return await noBanco(url, async (db) => {
      const consulta = db.selectNoFrom((eb) =>
        eb.fn<string>('current_setting', [eb.val('synchronous_commit')]).as('espera'),
      );
      return (await consulta.executeTakeFirst())?.espera;
    });
  }
  async function noBanco<T>(url: string, fazer: (db: Banco) => Promise<T>): Promise<T> {
    const db = abrirBanco(abrirPool(url, { maximo: 1 }));
    return await fazer(db).finally(() => db.destroy());
  }
  /** The worker's metrics, from the address that the start names, once it listens there. */
  async function metricasDoWorker(partida: ReturnType<typeof comando>): Promise<string> {
    expect(await partida.disse('Ctrl-C para tudo'), partida.dito()).toBe(true);
    const [, porta] = /do worker: http:\/\/localhost:(\d+)\/metrics/.exec(partida.dito()) ?? [];
    async function ler() {
      return await (await fetch(`http://127.0.0.1:${porta}/metrics`)).text();
    }
    return await vi.waitFor(ler, { timeout: 30_000, interval: 50 });
  }
  it('is ready when API and page answer; stops whole, leaves nothing, and finds its data again', async () => {
    await comAlguem();
    for (const vez of ['first', 'second']) {
      const [porta, sandbox] = [await portaLivre(), await portaLivre()];
      const partida = comando({ env: { PORT: String(porta), SANDBOX_PORT: String(sandbox) } });
      expect(await partida.disse(`http://localhost:${porta}`), `${vez}: ${partida.dito()}`).toBe(true);
      for (const caminho of ['/healthz', '/readyz'])
        expect((await fetch(`http://127.0.0.1:${porta}${caminho}`)).status).toBe(200);
      expect(await (await fetch(`http://127.0.0.1:${porta}/login`)).text()).toContain('<div id="raiz"');
      expect(await metricasDoWorker(partida)).toContain('process_cpu_seconds_total');
      expect(sobreviventes(pasta).length).toBeGreaterThan(3);
      partida.ctrlC();
      expect(await partida.fim).toBe(0);
      expect(sobreviventes(pasta)).toEqual([]);
      expect(existsSync(join(pasta, 'postgres/dados/postmaster.pid'))).toBe(false);
      expect(partida.dito()).toContain(`dados em ${join(pasta, 'postgres')}`);
    }
    const servidor = await iniciarPostgres({ pasta: join(pasta, 'postgres') });
    try {
      expect(await emails(servidor.url)).toEqual(['nina@exemplo.com.br']);
      expect(await escritaEm(servidor.url)).toBe('on');
    } finally {
      await servidor.parar();
    }
  });

  it('uses the PostgreSQL of DATABASE_URL, starts none, and leaves it running; a wrong password is one clear sentence', async () => {
    const servidor = await iniciarPostgres({ pasta: join(pasta, 'postgres') });
    try {
      await porAlguem(servidor.url);
      const porta = await portaLivre();
      const env = {
        DADOS: join(pasta, 'outra'),
        DATABASE_URL: servidor.url,
        PORT: String(porta),
        SANDBOX_PORT: String(await portaLivre()),
      };
      const errada = new URL(servidor.url);
      errada.password = 'errada';
      const recusada = comando({ env: { ...env, DATABASE_URL: errada.href } });
      expect(await recusada.fim).toBe(1);
      expect(recusada.dito()).toContain('Não consegui entrar no PostgreSQL de DATABASE_URL (28P01).');
      expect(recusada.dito()).not.toMatch(/^\s+at /m);
      const partida = comando({ env });
      expect(await partida.disse(`http://localhost:${porta}`), partida.dito()).toBe(true);
      expect((await fetch(`http://127.0.0.1:${porta}/readyz`)).status).toBe(200);
      partida.ctrlC();
      expect(await partida.fim).toBe(0);
      expect(existsSync(join(pasta, 'outra/postgres'))).toBe(false);
      expect(await emails(servidor.url)).toEqual(['nina@exemplo.com.br']);
    } finally {
      await servidor.parar();
    }
  });

  it('says which PostgreSQL it needs to one of DATABASE_URL that is older, and writes nothing there', async () => {
    const servidor = await iniciarPostgres({ pasta: join(pasta, 'postgres') });
    try {
      const env = {
        DADOS: join(pasta, 'outra'),
        DATABASE_URL: servidor.url,
        PORT: String(await portaLivre()),
        SANDBOX_PORT: String(await portaLivre()),
        NODE_OPTIONS: POSTGRES_ANTIGO,
      };
      const { fim, dito } = comando({ env });
      expect(await fim, dito()).toBe(1);
      expect(dito()).toContain('O PostgreSQL de DATABASE_URL é o 17, e a Rateia precisa do 18 ou mais novo.');
      expect(dito()).not.toMatch(/^\s+at /m);
      await expect(emails(servidor.url)).rejects.toThrow('role "rateia_app" does not exist');
    } finally {
      await servidor.parar();
    }
  });

  it.each([
    ['at its first word', 'Rateia: iniciando'],
    ['while the database is made', '… PostgreSQL'],
    ['while the tables are made', '… Estrutura do banco'],
    ['while the demonstration is made', '… Dados de demonstração'],
  ])('Ctrl-C in the middle of the start, %s, leaves no process and no lock', async (_quando, palavra) => {
    const env = { PORT: String(await portaLivre()), SANDBOX_PORT: String(await portaLivre()) };
    const partida = comando({ env });
    expect(await partida.disse(palavra), partida.dito()).toBe(true);
    partida.ctrlC();
    expect(await partida.fim, partida.dito()).toBe(0);
    expect(partida.dito()).not.toMatch(/^\s+at /m);
    // Processes that were under way end by themselves once we are gone: their guard sees our end of the pipe close.
    await vi.waitFor(() => expect(sobreviventes(pasta)).toEqual([]), { timeout: 30_000, interval: 50 });
    expect(existsSync(join(pasta, 'postgres/dados/postmaster.pid'))).toBe(false);
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
