import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { iniciarPostgres } from '../../../scripts/postgres.ts';
import { migrar } from '../src/db/migrar.ts';
import { tiposDoBanco } from './tipos-do-banco.ts';

/** Writes src/db/tipos.ts from a freshly migrated database (`npm run db:tipos`). */
const pasta = mkdtempSync(join(tmpdir(), 'rateia-tipos-'));
const servidor = await iniciarPostgres({ pasta: join(pasta, 'banco'), efemero: true });
try {
  await migrar(servidor.url);
  writeFileSync(fileURLToPath(new URL('../src/db/tipos.ts', import.meta.url)), tiposDoBanco(servidor.url));
} finally {
  await servidor.parar();
  rmSync(pasta, { recursive: true, force: true });
}
