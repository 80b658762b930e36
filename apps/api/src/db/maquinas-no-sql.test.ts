import { MAQUINAS } from '@rateia/domain/maquinas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/app.ts';
import { criarMundo } from '../test/app.ts';
import { comEstados } from './maquinas-no-sql.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

/** The values among these that the check of the column accepts, by the expression that the database holds. */
async function aceitos(tabela: string, coluna: string, valores: readonly (string | number)[]) {
  const { db } = mundo.aplicacao.deps;
  const { rows } = await sql<{ readonly regra: string; readonly tipo: string }>`
    select pg_get_expr(c.conbin, c.conrelid) as regra, format_type(a.atttypid, a.atttypmod) as tipo
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attname = ${coluna}
    where c.conname = ${`${tabela}_${coluna}_check`} and c.conrelid = ${tabela}::regclass`.execute(db);
  const [achada] = rows;
  if (achada === undefined) throw new Error(`no check of ${tabela}.${coluna}`);
  const passam = await sql<{ readonly valor: string | number }>`
    select ${sql.ref(coluna)} as valor from unnest(${[...valores]}::${sql.raw(achada.tipo)}[]) as x (${sql.ref(coluna)})
    where ${sql.raw(achada.regra)}`.execute(db);
  return passam.rows.map(({ valor }) => valor);
}

describe('The database holds the states of the domain (HOUSE §7 States)', () => {
  it.each(MAQUINAS)('$tabela holds those of $nome, and no other', async ({ tabela, coluna, estados }) => {
    const deFora = typeof estados[0] === 'number' ? [0, 999] : ['', 'inventado'];
    expect(await aceitos(tabela, coluna, [...estados, ...deFora])).toEqual(estados);
  });

  it('the trail tells of machines alone', async () => {
    const nomes = MAQUINAS.map(({ nome }) => nome);
    expect(await aceitos('transicoes', 'entidade', [...nomes, 'inventada'])).toEqual(nomes);
  });

  it('a SQL file has the words of the domain in it, and a wrong one is an error', () => {
    function ou(...palavras: readonly string[]) {
      return palavras.map((palavra) => `$${`{${palavra}}`}`).join(' or ');
    }
    expect(comEstados(ou('fatura.pago', 'vaga.emSaida', 'politica.estados', 'devolucao.passos'))).toBe(
      "13 or 'em_saida' or (0, 1) or (('criada', 'emProcessamento'), ('criada', 'devolvida'), " +
        "('criada', 'naoRealizada'), ('emProcessamento', 'devolvida'), ('emProcessamento', 'naoRealizada'))",
    );
    expect(() => comEstados(ou('fatura.paga'))).toThrow('the domain has no fatura.paga');
  });
});
