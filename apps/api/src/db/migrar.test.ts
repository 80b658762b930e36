import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { BancoDeTeste } from '../test/banco.ts';
import { criarBanco, sufixo } from '../test/banco.ts';
import { abrirBanco, abrirPool } from './banco.ts';
import { conferirLivro } from './conferir-livro.ts';
import { migrar } from './migrar.ts';

const MIGRACOES = (await readdir(new URL('./migrations/', import.meta.url))).filter((n) => n.endsWith('.sql')).sort();

const servidor = (): string => inject('servidorDeTeste').url;
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

/** A day of use as each version allows it: what is written right after the migration that makes it possible. */
const USO: Readonly<Record<string, string>> = {
  '0001-pessoas.sql': `
    insert into usuarios (email, primeiro_nome, sobrenome) values ('ana@exemplo.com.br', 'Ana', 'Um'), ('beto@exemplo.com.br', 'Beto', 'Dois');
    insert into prazos (tipo, alvo_id, chave, vence_em, criado_em) values ('fatura.cobrar', 1, 'fatura.cobrar:1', now(), now());
    insert into auditoria (usuario_id, acao, alvo, em) values (1, 'teste', 'usuario:1', now());`,
  '0002-livro.sql': `
    insert into usuarios (email, primeiro_nome, sobrenome) values ('caio@exemplo.com.br', 'Caio', 'Três');
    select lancar('recarga', 'teste', 1, 'teste:1', now(), jsonb_build_array(
      jsonb_build_object('conta', 'disponivel', 'usuario', (select id from usuarios where email like 'caio%'), 'valor', 5000), jsonb_build_object('conta', 'liquidacao', 'provedor', 'pix', 'valor', -5000)));
    select lacrar(10);`,
  '0003-grupos.sql': `
    insert into categorias (id, nome, icone) values (1, 'Vídeo', 'x');
    insert into servicos (id, nome, nome_url, categoria_id, status, icone, cor) values (1, 'Cine', 'cine', 1, 1, 'x', 'x');
    insert into grupos (nome, nome_url, servico_id, tipo, visibilidade, administrador_id, status, status_desde, valor, lugares, total_vagas, valor_sem_taxas, valor_taxa, forma_acesso, icone, cor, busca, criado_em)
    values ('Cine', 'cine', 1, 5, 2, 1, 1, now(), 4000, 3, 2, 1300, 150, 239, 'x', 'x', 'cine', now());
    insert into assinaturas (grupo_id, usuario_id, vagas, estado, valor_sem_taxas, valor_taxa, meio_pagamento, criada_em)
    values (1, 2, 1, 'reservada', 1300, 150, 4, now());
    select ocupar_vagas(1, 1, 1::smallint, 'ocupada', null);`,
  '0004-dinheiro.sql': `
    insert into faturas (assinatura_id, usuario_id, grupo_id, tipo, status, vagas, valor_plano, valor_taxa, valor_caucao, emitida_em, vence_em)
    values (1, 2, 1, 'primeira', 11, 1, 1300, 150, 0, now(), current_date);
    insert into creditos (usuario_id, origem, valor, status, criado_em) values (2, 'recarga', 2000, 41, now());
    insert into retiradas (id_envio, usuario_id, tipo, valor, estado, criada_em) values ('a1', 3, 3, 2000, 'rascunho', now());
    insert into webhooks_recebidos (provedor, evento_id, corpo, recebido_em) values ('pix', 'e1', '{}', now());`,
};

const TABELAS_COM_USO = [
  'usuarios',
  'prazos',
  'auditoria',
  'transacoes',
  'partidas',
  'lacres',
  'grupos',
  'vagas',
  'assinaturas',
  'faturas',
  'creditos',
  'retiradas',
  'webhooks_recebidos',
];
const contar = async (url: string): Promise<Readonly<Record<string, number>>> => {
  const existentes = await consultar<{ t: string }>(
    url,
    `select tablename as t from pg_tables where schemaname = 'public'`,
  );
  const tabelas = existentes.map((e) => e.t).filter((t) => TABELAS_COM_USO.includes(t));
  const linhas = await consultar<{ t: string; n: number }>(
    url,
    tabelas.map((t) => `select '${t}' as t, count(*)::int as n from ${t}`).join(' union all '),
  );
  return Object.fromEntries(linhas.map(({ t, n }) => [t, n]));
};

describe('Migrations (issue text C)', () => {
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
    const corridas = await Promise.all(Array.from({ length: 4 }, () => migrar(url)));
    expect(corridas.flatMap((c) => c.aplicadas).sort()).toEqual(MIGRACOES);
  });

  it('refuse to go on when one of them was changed after being applied', async () => {
    const url = await vazio();
    await migrar(url);
    await consultar(url, `update migracoes set soma = 'outra' where nome = '0002-livro.sql'`);
    await expect(migrar(url)).rejects.toThrow('0002-livro.sql was changed after being applied');
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
        for (const nome of MIGRACOES.slice(0, -1)) {
          await migrar(url, { ate: nome });
          if (USO[nome] !== undefined) await consultar(url, USO[nome]);
          copias.set(nome, await criarBanco(servidor(), `m_${sufixo()}`, new URL(url).pathname.slice(1)));
        }
        return copias;
      });
    }, 120_000);
    afterAll(async () => {
      for (const banco of antigos.values()) await banco.encerrar();
    }, 120_000);

    it.each(MIGRACOES.slice(0, -1))(
      '%s: reaches the same schema, loses nothing, and its ledger holds',
      async (versao) => {
        const url = antigos.get(versao)?.url ?? '';
        const antes = await contar(url);
        await migrar(url);
        expect(await contar(url)).toMatchObject(antes);
        expect(await esquema(url)).toEqual(direto);
        expect(await consultar(url, SEM_CONTAS)).toEqual([]);
        const db = abrirBanco(abrirPool(url, { maximo: 1 }));
        try {
          expect((await conferirLivro(db)).filter((i) => !i.ok)).toEqual([]);
        } finally {
          await db.destroy();
        }
      },
    );
  });
});

const SEM_CONTAS =
  'select u.email from usuarios u where (select count(*) from contas c where c.usuario_id = u.id) <> 5';
