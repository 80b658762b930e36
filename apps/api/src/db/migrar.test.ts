import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tiposDoBanco } from '../../scripts/tipos-do-banco.ts';
import { conferirLivro } from '../features/livro/conferir-livro.ts';
import type { BancoDeTeste } from '../test/banco.ts';
import { criarBanco, criarBancoDeTeste, servidorDeTeste, sufixo } from '../test/banco.ts';
import type { SqlDoProjeto } from '../test/sql-do-projeto.ts';
import { copiarSqlDoProjeto } from '../test/sql-do-projeto.ts';
import { USO_DO_BANCO } from '../test/uso-do-banco.ts';
import { abrirBanco, abrirPool } from './banco.ts';
import { migrar, OutraBase } from './migrar.ts';

async function nomes(pasta: string): Promise<readonly string[]> {
  return (await readdir(new URL(pasta, import.meta.url))).filter((n) => n.endsWith('.sql')).sort();
}
const TUDO = [
  'esquema',
  ...(await nomes('./migrations/')),
  'maquinas',
  ...(await nomes('./funcoes/')).map((nome) => `funcoes/${nome}`),
  'permissoes.sql',
];

const abertos: BancoDeTeste[] = [];
async function vazio(): Promise<string> {
  const banco = await criarBanco(servidorDeTeste().url, `m_${sufixo()}`);
  abertos.push(banco);
  return banco.url;
}
afterEach(async () => {
  for (const banco of abertos.splice(0)) await banco.encerrar();
});

async function consultar<L extends pg.QueryResultRow>(url: string, sql: string): Promise<readonly L[]> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    return (await cliente.query<L>(sql)).rows;
  } finally {
    await cliente.end();
  }
}

/** Everything that makes the schema what it is, in a comparable form. */
async function esquema(url: string): Promise<readonly string[]> {
  const linhas = await consultar<{ readonly o: string }>(
    url,
    `select 'coluna ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as o from information_schema.columns where table_schema = 'public'
     union all select 'indice ' || indexdef from pg_indexes where schemaname = 'public'
     union all select 'regra ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
     union all select 'gatilho ' || tgrelid::regclass || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal and tgrelid::regclass::text !~ 'graphile'
     union all select 'funcao ' || p.oid::regprocedure || ' ' || md5(pg_get_functiondef(p.oid)) from pg_proc p where pronamespace = 'public'::regnamespace and probin is null
     union all select 'direito ' || table_name || ' ' || privilege_type from information_schema.role_table_grants where grantee = 'rateia_app' and table_schema in ('public', 'graphile_worker')
     union all select 'direito ' || table_name || '.' || column_name || ' ' || privilege_type from information_schema.role_column_grants where grantee = 'rateia_app' and table_schema = 'public'
     order by 1`,
  );
  return linhas.map((l) => l.o);
}

type Linha = Readonly<Record<string, unknown>>;
/** Every row of every table, as it would be written down. */
async function retratar(url: string): Promise<ReadonlyMap<string, readonly Linha[]>> {
  const tabelas = await consultar<{ readonly t: string }>(
    url,
    `select tablename as t from pg_tables where schemaname = 'public' and tablename <> 'migracoes' order by 1`,
  );
  const linhas = await consultar<{ readonly t: string; readonly l: Linha }>(
    url,
    tabelas.map(({ t }) => `select '${t}' as t, to_jsonb(x) as l from ${t} x`).join(' union all '),
  );
  return new Map(tabelas.map(({ t }) => [t, linhas.filter((l) => l.t === t).map(({ l }) => l)]));
}

it('the types of the queries are those of the migrated database (`npm run db:tipos`)', async () => {
  const banco = await criarBancoDeTeste();
  abertos.push(banco);
  expect(tiposDoBanco(banco.url)).toBe(await readFile(new URL('./tipos.ts', import.meta.url), 'utf8'));
});

describe('A new database (CONFIABILIDADE 1.13)', () => {
  it('gets the baseline, the functions and the permissions, once: a second run finds nothing to do', async () => {
    const url = await vazio();
    expect((await migrar(url)).aplicadas).toEqual(TUDO);
    expect((await migrar(url)).aplicadas).toEqual([]);
    expect(await consultar(url, `select nome from migracoes order by nome collate "C"`)).toEqual(
      [...TUDO].sort().map((nome) => ({ nome })),
    );
  });

  it('is made once when several processes start together', async () => {
    const url = await vazio();
    const programa = fileURLToPath(new URL('../../scripts/migrar.ts', import.meta.url));
    const env = { ...process.env, DATABASE_URL: url };
    const processos = Array.from({ length: 2 }, () => promisify(execFile)(process.execPath, [programa], { env }));
    const [aqui, fora] = await Promise.all([
      Promise.all(Array.from({ length: 2 }, () => migrar(url))),
      Promise.all(processos),
    ]);
    const feitas = [
      ...aqui.map((c) => c.aplicadas),
      ...fora.map(({ stdout }) => /^Aplicadas: (.*)$/m.exec(stdout)?.[1]?.split(', ') ?? []),
    ];
    expect(feitas.filter((aplicadas) => aplicadas.length > 0)).toEqual([TUDO]);
  });

  it('holds nothing of a baseline that fails in the middle', async () => {
    const url = await vazio();
    // A file in the middle makes this table: it is in the way.
    await consultar(url, `create table previsoes (id integer)`);
    await expect(migrar(url)).rejects.toThrow('esquema/10-pagamentos.sql failed');
    expect(await consultar(url, `select to_regclass('usuarios') as t`)).toEqual([{ t: null }]);
    await consultar(url, `drop table previsoes`);
    expect((await migrar(url)).aplicadas).toEqual(TUDO);
  });
});

describe('A database that was made by another baseline is refused, and nothing is written in it', () => {
  it.each([
    ['one whose text was another', `update migracoes set soma = 'outra' where nome = 'esquema'`],
    [
      'the numbered files from before there was one',
      `delete from migracoes; insert into migracoes values ('0001-pessoas.sql', 'x')`,
    ],
  ])('%s', async (_qual, sql) => {
    const url = await vazio();
    await migrar(url);
    await consultar(url, sql);
    const antes = await consultar(url, 'select nome, soma from migracoes order by nome');
    await expect(migrar(url)).rejects.toThrow(OutraBase);
    expect(await consultar(url, 'select nome, soma from migracoes order by nome')).toEqual(antes);
  });
});

describe('A later version, on a database in use', () => {
  let sql: SqlDoProjeto;
  beforeEach(async () => {
    sql = await copiarSqlDoProjeto();
  });
  afterEach(() => sql.apagar());
  async function emUso(): Promise<string> {
    const url = await vazio();
    await migrar(url);
    await consultar(url, USO_DO_BANCO);
    // A later transaction seals the rows that an earlier one wrote.
    await consultar(url, 'select lacrar(1000)');
    return url;
  }
  const NOVA = '9000-apelidos.sql';
  function apelidos(): Promise<void> {
    return sql.escrever(
      `migrations/${NOVA}`,
      `alter table grupos add column apelido text;
       update grupos set apelido = nome_url;
       alter table grupos alter column apelido set not null;
       create table apelidos_antigos (grupo_id bigint not null references grupos, apelido text not null);`,
    );
  }

  it('applies the numbered migration that is new and the function that changed, keeps every row, and ends like a new database', async () => {
    const url = await emUso();
    const antes = await retratar(url);
    expect([...antes].flatMap(([tabela, linhas]) => (linhas.length > 0 ? [] : [tabela]))).toEqual([]);
    await apelidos();
    await sql.trocar('funcoes/regras.sql', 'is approved', 'was approved long ago');

    expect((await migrar(url, { de: sql.pasta })).aplicadas).toEqual([NOVA, 'funcoes/regras.sql', 'permissoes.sql']);
    expect((await migrar(url, { de: sql.pasta })).aplicadas).toEqual([]);

    const depois = new Map(await retratar(url));
    expect(depois.get('grupos')).toEqual(antes.get('grupos')?.map((grupo) => ({ ...grupo, apelido: 'cine' })));
    expect(depois.get('apelidos_antigos')).toEqual([]);
    depois.delete('apelidos_antigos');
    expect(new Map([...depois, ['grupos', antes.get('grupos')]])).toEqual(antes);
    await consultar(url, `update regras set proposta_por = 1, aprovada_por = 2`);
    await expect(consultar(url, `update regras set valores = '{"x":1}'`)).rejects.toThrow('was approved long ago');
    const db = abrirBanco(abrirPool(url, { maximo: 1 }));
    try {
      expect((await conferirLivro(db)).filter(({ ok }) => !ok)).toEqual([]);
    } finally {
      await db.destroy();
    }
    const novo = await vazio();
    await migrar(novo, { de: sql.pasta });
    expect(await esquema(url)).toEqual(await esquema(novo));
  });

  it('lets the application into a new table by the permissions, which are applied again after it', async () => {
    const url = await emUso();
    await apelidos();
    await migrar(url, { de: sql.pasta });
    async function direitos() {
      return (await esquema(url)).filter((linha) => linha.startsWith('direito apelidos_antigos '));
    }
    expect(await direitos()).toContain('direito apelidos_antigos INSERT');
    await sql.escrever('permissoes.sql', 'revoke all on apelidos_antigos from rateia_app;');
    expect((await migrar(url, { de: sql.pasta })).aplicadas).toEqual(['permissoes.sql']);
    expect(await direitos()).toEqual([]);
  });

  it('finds nothing to do when only a comment was rewritten', async () => {
    const url = await emUso();
    for (const arquivo of ['esquema/09-livro.sql', 'funcoes/livro.sql', 'permissoes.sql'])
      await sql.trocar(arquivo, '-- ', '-- Better said: ');
    expect((await migrar(url, { de: sql.pasta })).aplicadas).toEqual([]);
  });

  it('refuses a numbered migration that was changed after being applied', async () => {
    const url = await emUso();
    await apelidos();
    await migrar(url, { de: sql.pasta });
    await sql.trocar(`migrations/${NOVA}`, 'apelidos_antigos', 'apelidos_velhos');
    await expect(migrar(url, { de: sql.pasta })).rejects.toThrow(`${NOVA} was changed after being applied`);
  });

  it('is not undone by an earlier version, which would put its own functions back', async () => {
    const url = await emUso();
    await apelidos();
    await sql.trocar('funcoes/regras.sql', 'is approved', 'was approved long ago');
    await migrar(url, { de: sql.pasta });
    const antes = await esquema(url);
    await expect(migrar(url)).rejects.toThrow(`${NOVA} is in the database and not in this version`);
    expect(await esquema(url)).toEqual(antes);
  });

  it('keeps nothing of a migration or of functions that fail in the middle', async () => {
    const url = await emUso();
    const antes = await esquema(url);
    await sql.escrever(`migrations/${NOVA}`, 'create table apelidos (id bigint); select 1 / 0;');
    await expect(migrar(url, { de: sql.pasta })).rejects.toThrow(`${NOVA} failed`);
    await sql.escrever(`migrations/${NOVA}`, 'select 1;');
    await sql.trocar('funcoes/regras.sql', 'is approved', 'was approved long ago');
    await sql.escrever('permissoes.sql', 'select 1 / 0;');
    await expect(migrar(url, { de: sql.pasta })).rejects.toThrow('permissoes.sql failed');
    expect(await esquema(url)).toEqual(antes);
  });

  it('ends with an error, and nothing else ends with it, when its connection is cut: the server stops at a Ctrl-C', async () => {
    const url = await emUso();
    await apelidos();
    const outro = new pg.Client({ connectionString: url });
    await outro.connect();
    try {
      // Another process migrates: this one waits for its turn.
      await outro.query('begin');
      await outro.query('lock migracoes');
      const cortada = migrar(url, { de: sql.pasta }).then(
        () => 'done',
        (erro: unknown) => (erro instanceof Error && 'code' in erro ? erro.code : erro),
      );
      await vi.waitFor(async () => {
        const cortadas = await consultar(
          url,
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and application_name = 'rateia-migrar' and wait_event_type = 'Lock'`,
        );
        expect(cortadas.length).toBe(1);
      });
      expect(await cortada).toBe('57P01');
    } finally {
      await outro.end();
    }
    expect((await migrar(url, { de: sql.pasta })).aplicadas).toEqual([NOVA, 'permissoes.sql']);
  });
});
