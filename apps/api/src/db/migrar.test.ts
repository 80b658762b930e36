import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tiposDoBanco } from '../../scripts/tipos-do-banco.ts';
import { conferirLivro } from '../features/livro/conferir-livro.ts';
import type { BancoDeTeste } from '../test/banco.ts';
import { criarBanco, criarBancoDeTeste, servidorDeTeste, sufixo } from '../test/banco.ts';
import { DEPOIS, MUDAM, SEM_LINHAS, USO } from '../test/uso-por-versao.ts';
import { abrirBanco, abrirPool } from './banco.ts';
import { migrar } from './migrar.ts';

const MIGRACOES = (await readdir(new URL('./migrations/', import.meta.url))).filter((n) => n.endsWith('.sql')).sort();

const servidor = (): string => servidorDeTeste().url;
const abertos: BancoDeTeste[] = [];
const vazio = async (): Promise<string> => {
  const banco = await criarBanco(servidor(), `m_${sufixo()}`);
  abertos.push(banco);
  return banco.url;
};
const comBanco = async <T>(fazer: (url: string) => Promise<T>): Promise<T> => {
  const banco = await criarBanco(servidor(), `m_${sufixo()}`);
  try {
    return await fazer(banco.url);
  } finally {
    await banco.encerrar();
  }
};
afterEach(async () => {
  for (const banco of abertos.splice(0)) await banco.encerrar();
});

const consultar = async <L extends pg.QueryResultRow>(url: string, sql: string): Promise<readonly L[]> => {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    return (await cliente.query<L>(sql)).rows;
  } finally {
    await cliente.end();
  }
};

/** Everything that makes the schema what it is, in a comparable form. */
const esquema = async (url: string): Promise<readonly string[]> => {
  const linhas = await consultar<{ o: string }>(
    url,
    `select 'coluna ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as o from information_schema.columns where table_schema = 'public'
     union all select 'indice ' || indexdef from pg_indexes where schemaname = 'public'
     union all select 'regra ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
     union all select 'gatilho ' || tgrelid::regclass || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal and tgrelid::regclass::text !~ 'graphile'
     union all select 'funcao ' || p.oid::regprocedure || ' ' || md5(prosrc) from pg_proc p where pronamespace = 'public'::regnamespace and probin is null
     union all select 'direito ' || table_name || ' ' || privilege_type from information_schema.role_table_grants where grantee = 'rateia_app' and table_schema = 'public'
     order by 1`,
  );
  return linhas.map((l) => l.o);
};

type Linha = Readonly<Record<string, unknown>>;
/** Every row of every table, as it would be written down. */
const retratar = async (url: string): Promise<ReadonlyMap<string, readonly Linha[]>> => {
  const tabelas = await consultar<{ t: string }>(
    url,
    `select tablename as t from pg_tables where schemaname = 'public' and tablename <> 'migracoes' order by 1`,
  );
  const linhas = await consultar<{ t: string; l: Linha }>(
    url,
    tabelas.map(({ t }) => `select '${t}' as t, to_jsonb(x) as l from ${t} x`).join(' union all '),
  );
  return new Map(tabelas.map(({ t }) => [t, linhas.filter((l) => l.t === t).map(({ l }) => l)]));
};

/** Tables some of whose rows are no longer there with the values they had, but for what changes on purpose after `versao`. */
const perdidas = (
  versao: string,
  antes: ReadonlyMap<string, readonly Linha[]>,
  depois: ReadonlyMap<string, readonly Linha[]>,
): readonly string[] =>
  [...antes].flatMap(([tabela, linhas]) => {
    const { na, colunas: mudam } = MUDAM[tabela] ?? { na: '', colunas: [] };
    const depoisMudam = versao < na ? mudam : [];
    if (depoisMudam === 'linhas') return [];
    const colunas = Object.keys(linhas[0] ?? {}).filter((c) => !depoisMudam.includes(c));
    const escrita = (l: Linha): string => JSON.stringify(colunas.map((c) => l[c]));
    const ficaram = new Set(depois.get(tabela)?.map(escrita));
    return linhas.every((l) => ficaram.has(escrita(l))) ? [] : [tabela];
  });

it('the types of the queries are those of the migrated database (`npm run db:tipos`)', async () => {
  const banco = await criarBancoDeTeste();
  abertos.push(banco);
  expect(tiposDoBanco(banco.url)).toBe(await readFile(new URL('./tipos.ts', import.meta.url), 'utf8'));
});

describe('Migrations (CONFIABILIDADE 1.13)', () => {
  it('run forward from empty, once: a second run finds nothing to do', async () => {
    const url = await vazio();
    expect((await migrar(url)).aplicadas).toEqual(MIGRACOES);
    expect((await migrar(url)).aplicadas).toEqual([]);
    expect(await consultar(url, `select nome from migracoes order by nome`)).toEqual(
      MIGRACOES.map((nome) => ({ nome })),
    );
  });

  it('run once when several processes start together', async () => {
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
    expect(feitas.filter((nomes) => nomes.length > 0)).toEqual([MIGRACOES]);
  });

  it('end with an error, and nothing else ends with them, when their connection is cut: the server stops at a Ctrl-C', async () => {
    const url = await vazio();
    const outro = new pg.Client({ connectionString: url });
    await outro.connect();
    try {
      await migrar(url, { ate: '0001-pessoas.sql' });
      // Somebody else migrates: it waits for its turn.
      await outro.query('begin');
      await outro.query('lock migracoes');
      const cortada = migrar(url).then(
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
    expect((await migrar(url)).aplicadas).toEqual(MIGRACOES.slice(1));
  });

  it('refuse to go on when one of them was changed after being applied', async () => {
    const url = await vazio();
    await migrar(url);
    await consultar(url, `update migracoes set soma = 'outra' where nome = '0002-livro.sql'`);
    await expect(migrar(url)).rejects.toThrow('0002-livro.sql was changed after being applied');
  });

  it('goes on where a migration that was mended later had gone through as it was', async () => {
    const url = await vazio();
    await migrar(url);
    await consultar(
      url,
      `update migracoes set soma = 'c4f14827999de7a322648db0466ec52a163af2461d95db88bd19dee2d581d4e5' where nome = '0201-comunicados.sql'`,
    );
    expect((await migrar(url)).aplicadas).toEqual([]);
  });

  it('leave nothing half done when one fails', async () => {
    const url = await vazio();
    await migrar(url, { ate: '0003-grupos.sql' });
    // The next one makes this table: it is in the way.
    await consultar(url, `create table previsoes (id integer)`);
    await expect(migrar(url)).rejects.toThrow('0004-dinheiro.sql failed');
    expect(await consultar(url, `select to_regclass('faturas') as t`)).toEqual([{ t: null }]);
    await consultar(url, `drop table previsoes`);
    expect((await migrar(url)).aplicadas).toEqual(MIGRACOES.filter((n) => n >= '0004'));
  });

  describe('from every earlier version with data in use', () => {
    let antigos: ReadonlyMap<string, BancoDeTeste>;
    let direto: readonly string[];
    beforeAll(async () => {
      direto = await comBanco(async (url) => {
        await migrar(url);
        return await esquema(url);
      });
      antigos = await comBanco(async (url) => {
        const copias = new Map<string, BancoDeTeste>();
        for (const nome of MIGRACOES) {
          await migrar(url, { ate: nome });
          if (USO[nome] !== undefined) await consultar(url, USO[nome]);
          // What one transaction wrote is sealed by a later one.
          if (nome >= '0002') await consultar(url, 'select lacrar(1000)');
          copias.set(nome, await criarBanco(servidor(), `m_${sufixo()}`, new URL(url).pathname.slice(1)));
        }
        return copias;
      });
    }, 120_000);
    afterAll(async () => {
      for (const banco of antigos.values()) await banco.encerrar();
    }, 120_000);

    it.each(MIGRACOES)(
      '%s, with rows in every table: reaches the same schema, changes no row but on purpose, and its ledger holds',
      async (versao) => {
        const url = antigos.get(versao)?.url ?? '';
        const antes = await retratar(url);
        // What is empty is proved by nothing: a migration that adds a table adds a row of it to the use of its version.
        expect([...antes].flatMap(([t, linhas]) => (linhas.length > 0 || t in SEM_LINHAS ? [] : [t]))).toEqual([]);
        await migrar(url);
        expect(perdidas(versao, antes, await retratar(url))).toEqual([]);
        expect(await esquema(url)).toEqual(direto);
        expect(await consultar(url, SEM_CONTAS)).toEqual([]);
        for (const [desde, sql, linhas] of DEPOIS)
          if (desde <= versao) expect(await consultar(url, sql)).toEqual(linhas);
        const db = abrirBanco(abrirPool(url, { maximo: 1 }));
        try {
          const semDocumentos = versao < DOCUMENTOS_DESDE ? ['origemConfere'] : [];
          const falhas = (await conferirLivro(db)).filter((i) => !i.ok && !semDocumentos.includes(i.chave));
          expect(falhas).toEqual([]);
        } finally {
          await db.destroy();
        }
      },
    );
  });
});

/** The ledger came before what it is about. */
const DOCUMENTOS_DESDE = '0003';
const SEM_CONTAS =
  'select u.email from usuarios u where (select count(*) from contas c where c.usuario_id = u.id) <> 5';
