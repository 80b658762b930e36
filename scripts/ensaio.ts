import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ensaiarInstalacao } from './ensaio-da-instalacao.ts';
import { ENSAIOS } from './ensaios.ts';
import { Falha } from './falha.ts';
import { dizer, principal } from './terminal.ts';

const raiz = resolve(import.meta.dirname, '..');

/** `npm run ensaio -- C1`: one test of the plan in its large size; SEMENTE repeats a run. `instalacao` is the one of the two
 * commands, `mutacoes` the one of the strength of the domain's tests. */
async function ensaiar(): Promise<number> {
  const [id] = process.argv.slice(2);
  if (id === undefined) {
    dizer('npm run ensaio -- <id>\n');
    for (const e of ENSAIOS) dizer(`  ${e.id.padEnd(9)} ${e.mostra}`);
    dizer(`  ${'instalacao'.padEnd(9)} npm start num clone novo, com a pasta pessoal vazia`);
    dizer(
      `  ${'mutacoes'.padEnd(9)} cada regra de dinheiro, datas, carteira, vagas e retirada alterada: os testes percebem?`,
    );
    return 0;
  }
  if (id === 'instalacao') return await ensaiarInstalacao();
  if (id === 'mutacoes') return executar('stryker', ['run', 'scripts/mutacoes.json']);
  const ensaio = ENSAIOS.find((e) => e.id === id);
  if (ensaio === undefined)
    throw new Falha(`Não há ensaio ${id}. Os que há: ${ENSAIOS.map((e) => e.id).join(', ')}, instalacao, mutacoes.`);
  const comando = [
    'run',
    '--project',
    ensaio.projeto,
    '--testTimeout=7200000',
    '--hookTimeout=600000',
    ...ensaio.arquivos,
  ];
  return executar('vitest', comando, ensaio.grande);
}

function executar(comando: string, argumentos: readonly string[], env: Readonly<Record<string, string>> = {}): number {
  const { status } = spawnSync('npx', [comando, ...argumentos], {
    cwd: raiz,
    stdio: 'inherit',
    env: { ...env, ...process.env },
  });
  return status ?? 1;
}

await principal(ensaiar);
