import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Contagem } from './contagem.ts';
import { comCodigo, nenhuma } from './contagem.ts';
import { dizer, segundos } from './terminal.ts';

export type Passo = { readonly nome: string; readonly comando: readonly [string, ...string[]] };

const raiz = resolve(import.meta.dirname, '..');
const programa = (nome: string): string => join(raiz, 'node_modules/.bin', nome);

/** Runs a check that either holds or not; what it says is shown only when it fails. */
export const executarPasso = async ({ nome, comando: [binario, ...argumentos] }: Passo): Promise<Contagem> => {
  const inicio = performance.now();
  const filho = spawn(programa(binario), argumentos, { cwd: raiz, stdio: ['ignore', 'pipe', 'pipe'], env: ambiente() });
  let saida = '';
  for (const canal of [filho.stdout, filho.stderr])
    canal.on('data', (pedaco: Buffer) => (saida += pedaco.toString('utf8')));
  const passou = (await fim(filho)) === 0;
  dizer(`  ${passou ? '✓' : '✗'} ${nome} (${segundos(performance.now() - inicio)})`);
  if (!passou) dizer(saida.trimEnd());
  return { passed: passou ? 1 : 0, failed: passou ? 0 : 1 };
};

type Corredor = {
  readonly comando: readonly [string, ...string[]];
  /** The environment that names the file of the JSON report. */
  readonly env: (relatorio: string) => Record<string, string>;
  readonly argumentos: (relatorio: string) => readonly string[];
  readonly contar: (texto: string) => Contagem;
  /** Stands before each line that it says, where two run side by side. */
  readonly nome?: string;
};

/** Runs a test runner with its own output on the screen, and counts by its JSON report. */
export const executarCorredor = async ({ comando, env, argumentos, contar, nome }: Corredor): Promise<Contagem> => {
  const pasta = mkdtempSync(join(tmpdir(), 'rateia-relatorio-'));
  const relatorio = join(pasta, 'relatorio.json');
  try {
    const [binario, ...fixos] = comando;
    const filho = spawn(programa(binario), [...fixos, ...argumentos(relatorio)], {
      cwd: raiz,
      stdio: nome === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...ambiente(), ...env(relatorio) },
    });
    for (const canal of [filho.stdout, filho.stderr])
      if (canal !== null) createInterface({ input: canal }).on('line', (linha) => dizer(`${nome ?? ''} ${linha}`));
    const codigo = await fim(filho);
    return comCodigo(lerRelatorio(relatorio, contar), codigo);
  } finally {
    rmSync(pasta, { recursive: true, force: true });
  }
};

const lerRelatorio = (arquivo: string, contar: (texto: string) => Contagem): Contagem => {
  try {
    return contar(readFileSync(arquivo, 'utf8'));
  } catch (causa) {
    dizer(`  ✗ sem relatório do corredor: ${causa instanceof Error ? causa.message : String(causa)}`);
    return { ...nenhuma, failed: 1 };
  }
};

/** The tools are started by this very Node, whatever the machine's own is. */
const ambiente = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(raiz, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
});

const fim = (filho: ReturnType<typeof spawn>): Promise<number> =>
  new Promise((resolver) => {
    filho.once('error', () => resolver(127));
    filho.once('close', (codigo) => resolver(codigo ?? 1));
  });
