import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { criarCatalogo, criarPessoa } from '../test/construtores.ts';
import { conferirInvariantes } from '../test/invariantes.ts';
import { montados } from '../test/trilhas.ts';
import { gerarGrupos, gerarPartidas, gerarPessoas } from './gerar.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  await criarPessoa(mundo);
});
afterAll(async () => {
  await conferirInvariantes(mundo);
  await mundo.encerrar();
});

const contar = async (tabela: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(tabela)}`.execute(mundo.aplicacao.deps.db))
    .rows[0]?.n ?? -1;
const idsDe = async (tabela: 'grupos' | 'creditos'): Promise<readonly number[]> =>
  (await mundo.aplicacao.deps.db.selectFrom(tabela).select('id').execute()).map(({ id }) => id);
const avisar = (): void => undefined;

describe('The generator of large data (issue text B: npm run seed -- --pessoas N --grupos N --partidas N)', () => {
  it('makes as many people, groups and entries as it is told, on which the ledger holds', async () => {
    const url = mundo.config.bancoUrl;
    const antes = [await contar('usuarios'), await contar('grupos'), await contar('partidas')] as const;
    await gerarPessoas(url, { pessoas: 30, avisar });
    await gerarGrupos(url, { grupos: 20, avisar });
    await gerarPartidas(url, { partidas: 500, avisar });
    expect([
      (await contar('usuarios')) - antes[0],
      (await contar('grupos')) - antes[1],
      (await contar('partidas')) - antes[2],
    ]).toEqual([30, 20, 500]);
    // The generator writes states as they would be, without the way to them.
    const { db } = mundo.aplicacao.deps;
    await montados(db, 'grupo', await idsDe('grupos'));
    await montados(db, 'credito', await idsDe('creditos'));
    await conferirInvariantes(mundo);
    // Spread over the people, not all on one.
    const { rows } = await sql<{ n: number }>`
      select count(distinct usuario_id)::int as n from creditos`.execute(mundo.aplicacao.deps.db);
    expect(rows[0]?.n).toBe(31);
  });
});
