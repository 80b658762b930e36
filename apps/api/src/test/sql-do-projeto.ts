import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const DB = new URL('../db/', import.meta.url);

export type SqlDoProjeto = {
  /** The folder of the copy, for `migrar`. */
  readonly pasta: URL;
  /** Writes a file that the project does not have, e.g. a numbered migration. */
  readonly escrever: (nome: string, sql: string) => Promise<void>;
  /** Changes one text of a file; the text must be there. */
  readonly trocar: (nome: string, de: string, para: string) => Promise<void>;
  readonly apagar: () => Promise<void>;
};

/** A copy of the project's SQL, to try what a later version of it would do. */
export async function copiarSqlDoProjeto(): Promise<SqlDoProjeto> {
  const raiz = await mkdtemp(join(tmpdir(), 'rateia-sql-'));
  for (const nome of ['esquema', 'migrations', 'funcoes', 'permissoes.sql'])
    await cp(fileURLToPath(new URL(nome, DB)), join(raiz, nome), { recursive: true });
  return {
    pasta: pathToFileURL(`${raiz}/`),
    escrever: (nome, sql) => writeFile(join(raiz, nome), sql),
    trocar: async (nome, de, para) => {
      const texto = await readFile(join(raiz, nome), 'utf8');
      if (!texto.includes(de)) throw new Error(`${nome} has no ${de}`);
      await writeFile(join(raiz, nome), texto.replace(de, para));
    },
    apagar: () => rm(raiz, { recursive: true }),
  };
}
