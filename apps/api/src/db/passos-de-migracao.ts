import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { checagensDasMaquinas, comEstados } from './maquinas-no-sql.ts';

/** One SQL file, under the name by which `migracoes` keeps it. */
export type Passo = { readonly nome: string; readonly sql: string; readonly soma: string };

/** Everything of SQL that the project has, with the states of the domain in it: see docs/architecture.md, "Database". */
export type ArquivosSql = {
  readonly esquema: readonly Passo[];
  readonly migracoes: readonly Passo[];
  readonly funcoes: readonly Passo[];
  readonly permissoes: Passo;
};

export async function lerArquivosSql(pasta: URL): Promise<ArquivosSql> {
  return {
    esquema: await lerPasta(new URL('esquema/', pasta), 'esquema/'),
    migracoes: await lerPasta(new URL('migrations/', pasta)),
    funcoes: [checagens(), ...(await lerPasta(new URL('funcoes/', pasta), 'funcoes/')).map(peloQueDiz)],
    permissoes: await lerPasso(new URL('permissoes.sql', pasta), 'permissoes.sql'),
  };
}

/** In the order of their names. */
async function lerPasta(pasta: URL, prefixo = ''): Promise<readonly Passo[]> {
  const nomes = (await readdir(pasta)).filter((nome) => nome.endsWith('.sql')).sort();
  return await Promise.all(nomes.map((nome) => lerPasso(new URL(nome, pasta), `${prefixo}${nome}`)));
}

async function lerPasso(arquivo: URL, nome: string): Promise<Passo> {
  const texto = await readFile(arquivo, 'utf8');
  return { nome, sql: comEstados(texto), soma: somar([texto]) };
}

/**
 * A step that replaces its former version. It is also applied again when the domain changes, so its sum covers the
 * finished SQL.
 */
function peloQueDiz({ nome, sql }: Passo): Passo {
  return { nome, sql, soma: somar([sql]) };
}

/** A step without a file: it is generated from the machines of the domain. */
function checagens(): Passo {
  return peloQueDiz({ nome: 'maquinas', sql: checagensDasMaquinas(), soma: '' });
}

/**
 * A comment on lines of its own may be written better at any time, so it does not count as a part of the applied text.
 */
export function somar(textos: readonly string[]): string {
  const resumo = createHash('sha256');
  for (const texto of textos) resumo.update(texto.replace(/^[ \t]*--.*\n/gm, ''));
  return resumo.digest('hex');
}

/** A row of `migracoes` once the step is in the database. */
export type Registro = { readonly nome: string; readonly soma: string };

/** All of the steps and their records, or nothing. */
export async function aplicar(
  cliente: pg.Client,
  passos: readonly Passo[],
  registros: readonly Registro[] = passos,
): Promise<void> {
  await cliente.query('begin');
  try {
    for (const passo of passos) await executar(cliente, passo);
    for (const { nome, soma } of registros)
      await cliente.query(
        `insert into migracoes (nome, soma) values ($1, $2)
         on conflict (nome) do update set soma = excluded.soma, aplicada_em = excluded.aplicada_em`,
        [nome, soma],
      );
    await cliente.query('commit');
  } catch (erro) {
    await cliente.query('rollback');
    throw erro;
  }
}

async function executar(cliente: pg.Client, { nome, sql }: Passo): Promise<void> {
  try {
    await cliente.query(sql);
  } catch (causa) {
    throw new Error(`${nome} failed`, { cause: causa });
  }
}
