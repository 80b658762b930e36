import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abrirBanco, abrirPool } from '../apps/api/src/db/banco.ts';
import { migrar } from '../apps/api/src/db/migrar.ts';
import { copiarSqlDoProjeto } from '../apps/api/src/test/sql-do-projeto.ts';
import { portaLivre } from './portas.ts';
import { iniciarPostgres } from './postgres.ts';
import { executarComando } from './test/comando.ts';

let pasta: string;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'rateia-anteriores-'));
});
afterEach(() => rmSync(pasta, { recursive: true, force: true }));

/** A database with somebody in it, made by a baseline that is not the present one. */
async function fazerComOutraBase(url: string): Promise<void> {
  const outra = await copiarSqlDoProjeto();
  await outra.escrever('esquema/99-de-antes.sql', 'create table de_antes (id bigint);');
  await migrar(url, { de: outra.pasta }).finally(outra.apagar);
  const db = abrirBanco(abrirPool(url, { maximo: 1 }));
  const nina = { primeiro_nome: 'Nina', sobrenome: 'Prado', email: 'nina@exemplo.com.br' };
  await db
    .insertInto('usuarios')
    .values(nina)
    .execute()
    .finally(() => db.destroy());
}
async function emails(url: string): Promise<readonly string[]> {
  const db = abrirBanco(abrirPool(url, { maximo: 1 }));
  const linhas = await db
    .selectFrom('usuarios')
    .select('email')
    .execute()
    .finally(() => db.destroy());
  return linhas.map(({ email }) => email);
}
async function portas(): Promise<Readonly<Record<string, string>>> {
  return {
    PORT: String(await portaLivre()),
    SANDBOX_PORT: String(await portaLivre()),
  };
}
function postos(): readonly string[] {
  return readdirSync(pasta).filter((nome) => nome.includes('-anterior-'));
}

describe('npm start on data that another baseline made', { timeout: 240_000 }, () => {
  it('puts its own folder aside as it is, says so in one sentence, and begins again', async () => {
    const dados = join(pasta, 'dados');
    const servidor = await iniciarPostgres({ pasta: join(dados, 'postgres') });
    await fazerComOutraBase(servidor.url).finally(servidor.parar);
    writeFileSync(join(dados, 'chaves.json'), 'de antes');
    const partida = executarComando({ dados, env: await portas() });
    expect(await partida.disse('… Dados de demonstração'), partida.dito()).toBe(true);
    partida.ctrlC();
    expect(await partida.fim, partida.dito()).toBe(0);
    expect(postos().length).toBe(1);
    const posto = join(pasta, postos()[0] ?? '');
    expect(partida.dito().split('\n')).toContain(
      `  Os dados que estavam em ${dados} são de uma versão anterior que não continua nesta: ficaram guardados em ${posto}, e começamos do zero.`,
    );
    expect(readFileSync(join(posto, 'chaves.json'), 'utf8')).toBe('de antes');
    expect(existsSync(join(dados, 'postgres/dados'))).toBe(true);
    const deAntes = await iniciarPostgres({ pasta: join(posto, 'postgres') });
    expect(await emails(deAntes.url).finally(deAntes.parar)).toEqual(['nina@exemplo.com.br']);
  });

  it('refuses the database of DATABASE_URL, which is not its own to put aside, and changes nothing in it', async () => {
    const servidor = await iniciarPostgres({ pasta: join(pasta, 'postgres') });
    try {
      await fazerComOutraBase(servidor.url);
      const env = { DATABASE_URL: servidor.url, ...(await portas()) };
      const { fim, dito } = executarComando({ dados: join(pasta, 'dados'), env });
      expect(await fim, dito()).toBe(1);
      expect(dito()).toContain('Este banco foi feito por uma versão da Rateia que não continua nesta');
      expect(dito()).not.toMatch(/^\s+at /m);
      expect(postos()).toEqual([]);
      expect(await emails(servidor.url)).toEqual(['nina@exemplo.com.br']);
    } finally {
      await servidor.parar();
    }
  });
});
