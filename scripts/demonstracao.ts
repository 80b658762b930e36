import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { migrar } from '../apps/api/src/db/migrar.ts';
import type { Corrida } from './corrida.ts';
import { iniciarPostgres } from './postgres.ts';
import { executarPrograma } from './servir-processos.ts';
import { passo } from './terminal.ts';

const raiz = resolve(import.meta.dirname, '..');
const GUARDADAS = join(raiz, 'node_modules/.cache/demonstracao');
/** The demonstration ends at the moment at which it was made: the queues of an older one would all be late. */
const VALE_MS = 6 * 3_600_000;

/** Everything by which it could come out otherwise. */
const FONTES = ['apps/api/src/**/*.{ts,sql}', 'packages/*/src/**/*.ts', 'scripts/postgres*.ts', 'package-lock.json'];

/**
 * The folder of a demonstration that the browser's rows copy: made once per version of its sources, and kept for a few
 * hours. It has the data of `npm start` (database, keys, files), and nothing about its ports.
 */
export async function demonstracaoPronta(corrida: Corrida): Promise<string> {
  const guardada = join(GUARDADAS, resumo());
  if (existsSync(guardada) && Date.now() - statSync(guardada).mtimeMs < VALE_MS) return guardada;
  const feita = await passo('Dados de demonstração', () => fazer(corrida));
  rmSync(GUARDADAS, { recursive: true, force: true });
  mkdirSync(GUARDADAS, { recursive: true });
  // The files belong to the user of the database, and stay his. The folder has its name only when it is whole.
  execFileSync('cp', ['-a', feita, `${guardada}.parte`]);
  execFileSync('touch', [`${guardada}.parte`]);
  renameSync(`${guardada}.parte`, guardada);
  return guardada;
}

async function fazer({ pasta, parada }: Corrida): Promise<string> {
  const dados = mkdtempSync(join(pasta, 'demonstracao-'));
  const postgres = await iniciarPostgres({ pasta: join(dados, 'postgres') });
  try {
    await migrar(postgres.url);
    const env = {
      DATABASE_URL: postgres.url,
      CHAVES_ARQUIVO: join(dados, 'chaves.json'),
      ARQUIVOS_PASTA: join(dados, 'arquivos'),
    };
    const programa = 'apps/api/src/seed/main.ts';
    await executarPrograma({ nome: 'demonstracao', programa, raiz, registros: pasta, env, parada }, ['--se-vazio']);
  } finally {
    await postgres.parar();
  }
  return dados;
}

function resumo(): string {
  const soma = createHash('sha256');
  const arquivos = globSync(FONTES, { cwd: raiz }).filter((nome) => !/[.]test[.]|\/test\//.test(nome));
  for (const arquivo of arquivos.sort())
    soma
      .update(relative(raiz, arquivo))
      .update('\0')
      .update(readFileSync(join(raiz, arquivo)))
      .update('\0');
  return soma.digest('hex').slice(0, 16);
}
