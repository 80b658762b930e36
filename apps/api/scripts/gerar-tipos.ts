import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { iniciarPostgres } from '../../../scripts/postgres.ts';
import { migrar } from '../src/db/migrar.ts';

/** Writes src/db/tipos.ts from a freshly migrated database (`npm run db:tipos`). */
const destino = fileURLToPath(new URL('../src/db/tipos.ts', import.meta.url));
const pasta = mkdtempSync(join(tmpdir(), 'rateia-tipos-'));
const servidor = await iniciarPostgres({ pasta: join(pasta, 'banco'), efemero: true });
try {
  await migrar(servidor.url);
  const bruto = join(pasta, 'tipos.ts');
  execFileSync(
    'kysely-codegen',
    [
      '--dialect',
      'postgres',
      '--url',
      servidor.url,
      '--out-file',
      bruto,
      '--default-schema',
      'public',
      '--include-pattern',
      'public.*',
      '--exclude-pattern',
      'public.migracoes',
      '--date-parser',
      'string',
      '--numeric-parser',
      'number',
      '--type-only-imports',
    ],
    { stdio: 'inherit' },
  );
  // int8 and timestamptz are parsed by abrirPool into number and ISO string.
  const texto = readFileSync(bruto, 'utf8')
    .replace(/export type Int8 = [^;]+;/, 'export type Int8 = number;')
    .replace(/export type Timestamp = [^;]+;/, 'export type Timestamp = string;');
  writeFileSync(destino, texto);
  execFileSync('biome', ['format', '--write', destino], { stdio: 'inherit' });
} finally {
  await servidor.parar();
  rmSync(pasta, { recursive: true, force: true });
}
