import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DADOS_PESSOAIS } from '../../features.ts';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { COLUNAS_QUE_FICAM } from '../cadastro/dados-pessoais.ts';
import { COLUNAS_FORA, porqueFora } from './copia/fora-da-copia.ts';
import { NAO_SAO_DE_NINGUEM } from './dados-pessoais.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

async function nomes(consulta: ReturnType<typeof sql<{ readonly nome: string }>>): Promise<readonly string[]> {
  return (await consulta.execute(mundo.aplicacao.deps.db)).rows.map(({ nome }) => nome);
}

const registradas = new Set(DADOS_PESSOAIS.map(({ tabela, coluna }) => `${tabela}.${coluna}`));

describe('Registry of personal data (REGRAS 2.17): nothing about a person is kept that it does not know', () => {
  it('has a row for every column that points to an account', async () => {
    const colunas = await nomes(sql<{ readonly nome: string }>`
      select c.conrelid::regclass::text || '.' || a.attname as nome
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'public.usuarios'::regclass`);
    expect(colunas.length).toBeGreaterThan(20);
    expect(colunas.filter((nome) => !registradas.has(nome))).toEqual([]);
  });

  it('and for every column that is named like one, without the key', async () => {
    const colunas = await nomes(sql<{ readonly nome: string }>`
      select c.table_name || '.' || c.column_name as nome from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.column_name ~ '^(usuario|ator|autor|operador|administrador|membro)_id$|_por$'`);
    expect(colunas.filter((nome) => !registradas.has(nome) && !(nome in NAO_SAO_DE_NINGUEM))).toEqual([]);
  });

  it('names tables and columns that exist, and nothing else', async () => {
    const existem = new Set(
      await nomes(sql<{ readonly nome: string }>`
        select table_name || '.' || column_name as nome from information_schema.columns where table_schema = 'public'`),
    );
    const citadas = DADOS_PESSOAIS.flatMap(({ tabela, coluna, copia, aoExcluir, quando }) => [
      `${tabela}.${coluna}`,
      ...(quando === undefined ? [] : [`${tabela}.${quando}`]),
      ...('titulo' in copia ? copia.colunas.map((c) => `${tabela}.${c}`) : []),
      ...(aoExcluir.acao === 'esvaziar' ? Object.keys(aoExcluir.colunas).map((c) => `${tabela}.${c}`) : []),
    ]);
    expect(citadas.filter((nome) => !existem.has(nome))).toEqual([]);
    expect(Object.keys(NAO_SAO_DE_NINGUEM).filter((nome) => !existem.has(nome))).toEqual([]);
  });

  it('decides about every column of the account itself', async () => {
    const colunas = await nomes(sql<{ readonly nome: string }>`
      select column_name as nome from information_schema.columns where table_schema = 'public' and table_name = 'usuarios'`);
    const linha = DADOS_PESSOAIS.find(({ tabela, coluna }) => tabela === 'usuarios' && coluna === 'id');
    const esvaziadas = linha?.aoExcluir.acao === 'esvaziar' ? Object.keys(linha.aoExcluir.colunas) : [];
    expect(colunas.filter((c) => !esvaziadas.includes(c) && !COLUNAS_QUE_FICAM.some((f) => f === c))).toEqual([]);
  });

  it('gives every column of every table to its person, or says why not', async () => {
    const dadas = new Set(
      DADOS_PESSOAIS.flatMap(({ tabela, coluna, copia }) => [
        `${tabela}.${coluna}`,
        ...('titulo' in copia ? [...copia.colunas, ...Object.keys(copia.extras ?? {})] : []).map(
          (c) => `${tabela}.${c}`,
        ),
      ]),
    );
    const naCopia = new Set(DADOS_PESSOAIS.flatMap(({ tabela, copia }) => ('titulo' in copia ? [tabela] : [])));
    expect(naCopia.size).toBeGreaterThan(40);
    const colunas = await sql<{ readonly tabela: (typeof DADOS_PESSOAIS)[number]['tabela']; readonly coluna: string }>`
      select table_name as tabela, column_name as coluna from information_schema.columns where table_schema = 'public'`.execute(
      mundo.aplicacao.deps.db,
    );
    const caladas = colunas.rows
      .filter(({ tabela, coluna }) => naCopia.has(tabela) && !dadas.has(`${tabela}.${coluna}`))
      .filter(({ tabela, coluna }) => (porqueFora(tabela, coluna) ?? '').length < 15);
    expect(caladas).toEqual([]);
    const existem = new Set(colunas.rows.map(({ tabela, coluna }) => `${tabela}.${coluna}`));
    expect(COLUNAS_FORA.filter((nome) => !existem.has(nome) || dadas.has(nome))).toEqual([]);
  });

  it('opens every sealed column that it gives', () => {
    const fechadas = DADOS_PESSOAIS.flatMap(({ tabela, copia }) =>
      'titulo' in copia
        ? copia.colunas
            .filter((c) => c.includes('cifrad') && copia.cifradas?.[c] === undefined)
            .map((c) => `${tabela}.${c}`)
        : [],
    );
    expect(fechadas).toEqual([]);
  });

  it('never touches the ledger', () => {
    const livro = DADOS_PESSOAIS.filter(({ tabela }) =>
      ['contas', 'partidas', 'transacoes', 'lacres'].includes(tabela),
    );
    expect(livro.map(({ aoExcluir }) => aoExcluir.acao)).toEqual(['manter', 'manter', 'manter']);
  });

  it('says why of all that stays', () => {
    for (const { tabela, aoExcluir } of DADOS_PESSOAIS)
      if (aoExcluir.acao !== 'apagar') expect(aoExcluir.porque.length, tabela).toBeGreaterThan(20);
  });
});
