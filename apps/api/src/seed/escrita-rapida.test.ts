import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BancoDeTeste } from '../test/banco.ts';
import { criarBancoDeTeste } from '../test/banco.ts';
import { comEscritaRapida } from './escrita-rapida.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await criarBancoDeTeste();
});
afterAll(async () => await banco.encerrar());

/** The settings that the database gives to each new connection; this run's server itself waits for no disk. */
async function ajustes(): Promise<readonly string[]> {
  const cliente = new pg.Client({ connectionString: banco.url });
  await cliente.connect();
  const { rows } = await cliente.query<{ readonly ajuste: string }>(
    'select unnest(setconfig) as ajuste from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase where datname = current_database()',
  );
  await cliente.end();
  return rows.map(({ ajuste }) => ajuste);
}

describe('While the demonstration is made (CONFIABILIDADE 1.8)', () => {
  it('no write waits for the disk, and afterwards each does again', async () => {
    let durante: readonly string[] = [];
    await comEscritaRapida(banco.url, async () => {
      durante = await ajustes();
    });
    expect([durante, await ajustes()]).toEqual([['synchronous_commit=off'], []]);
  });

  it('and each does again when it fails', async () => {
    const falhar = comEscritaRapida(banco.url, () => Promise.reject(new Error('no demonstration')));
    await expect(falhar).rejects.toThrow('no demonstration');
    expect(await ajustes()).toEqual([]);
  });
});
