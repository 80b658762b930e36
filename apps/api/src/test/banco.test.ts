import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { criarBancoDeTeste } from './banco.ts';

async function consultar(url: string, sql: string): Promise<unknown[]> {
  const cliente = new Client({ connectionString: url });
  await cliente.connect();
  try {
    return (await cliente.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await cliente.end();
  }
}

describe('a test database (CONFIABILIDADE 3)', () => {
  it('is a real PostgreSQL 18 of its own, gone at the end', async () => {
    const [um, outro] = await Promise.all([criarBancoDeTeste(), criarBancoDeTeste()]);
    await consultar(um.url, 'CREATE TABLE so_aqui (id int)');
    expect(await consultar(um.url, "SELECT current_setting('server_version_num')::int / 10000 AS versao")).toEqual([
      { versao: 18 },
    ]);
    expect(await consultar(outro.url, "SELECT to_regclass('so_aqui') AS tabela")).toEqual([{ tabela: null }]);
    await Promise.all([um.encerrar(), outro.encerrar()]);
    await expect(consultar(um.url, 'SELECT 1')).rejects.toThrow('does not exist');
  });
});
