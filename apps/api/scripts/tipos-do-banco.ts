import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The programs of the project, whichever program runs this. */
const env = {
  ...process.env,
  PATH: `${fileURLToPath(new URL('../../../node_modules/.bin', import.meta.url))}:${process.env['PATH'] ?? ''}`,
};

/** The text of src/db/tipos.ts as a migrated database gives it. */
export function tiposDoBanco(url: string): string {
  const pasta = mkdtempSync(join(tmpdir(), 'rateia-tipos-'));
  try {
    const bruto = join(pasta, 'tipos.ts');
    execFileSync('kysely-codegen', [...OPCOES, '--url', url, '--out-file', bruto], { env, stdio: 'pipe' });
    // int8 and timestamptz are parsed by abrirPool into number and ISO string.
    const texto = readFileSync(bruto, 'utf8')
      .replace(/export type Int8 = [^;]+;/, 'export type Int8 = number;')
      .replace(/export type Timestamp = [^;]+;/, 'export type Timestamp = string;');
    return execFileSync('biome', ['format', '--stdin-file-path=tipos.ts'], {
      input: texto,
      encoding: 'utf8',
    });
  } finally {
    rmSync(pasta, { recursive: true, force: true });
  }
}

const OPCOES = [
  '--dialect=postgres',
  '--default-schema=public',
  '--include-pattern=public.*',
  '--exclude-pattern=public.{migracoes,faturas_de_vaga}',
  '--date-parser=string',
  '--numeric-parser=number',
  '--type-only-imports',
];
