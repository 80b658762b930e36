import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ONDE_ESTAO_OS_DADOS, PORTA, PORTA_SANDBOX, RESULTADOS } from './ambiente.ts';

/**
 * The product as `npm start` starts it, on data of its own that end with it; its logs stay beside the results of the
 * tests.
 */
const raiz = resolve(import.meta.dirname, '..');
const dados = mkdtempSync(join(tmpdir(), 'rateia-e2e-'));
const registros = join(dados, 'registros');
mkdirSync(RESULTADOS, { recursive: true });
writeFileSync(ONDE_ESTAO_OS_DADOS, dados);
// `npm test` has a demonstration ready for its rows; without one the product makes its own, as for anybody.
const pronta = process.env['E2E_DEMONSTRACAO'];
if (pronta !== undefined) execFileSync('cp', ['-a', `${pronta}/.`, dados]);

const produto = spawn(process.execPath, ['scripts/servir.ts'], {
  cwd: raiz,
  stdio: 'inherit',
  // A group of its own: one signal stops it once, through us.
  detached: true,
  env: { ...process.env, DADOS: dados, PORT: String(PORTA), SANDBOX_PORT: String(PORTA_SANDBOX) },
});

for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(sinal, () => produto.kill(sinal));

produto.once('close', (codigo) => {
  if (existsSync(registros)) cpSync(registros, join(RESULTADOS, 'registros'), { recursive: true });
  rmSync(dados, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  process.exit(codigo ?? 1);
});
