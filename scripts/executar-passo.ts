import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Contagem } from './contagem.ts';
import { comCodigo, nenhuma } from './contagem.ts';
import type { Corrida } from './corrida.ts';
import { dizer, segundos } from './terminal.ts';

export type Passo = { readonly nome: string; readonly comando: readonly [string, ...string[]] };

const raiz = resolve(import.meta.dirname, '..');
/** Reports of the last run. */
export const RELATORIOS = join(raiz, 'node_modules/.cache/relatorios');
function programa(nome: string): string {
  return join(raiz, 'node_modules/.bin', nome);
}

/** Runs a check that either holds or not; its output is shown only when it fails. */
export async function executarPasso(
  { pasta, parada }: Corrida,
  { nome, comando: [binario, ...argumentos] }: Passo,
): Promise<Contagem> {
  parada.throwIfAborted();
  const inicio = performance.now();
  const filho = spawn(programa(binario), argumentos, {
    cwd: raiz,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: ambiente(pasta),
  });
  let saida = '';
  for (const canal of [filho.stdout, filho.stderr])
    canal.on('data', (pedaco: Buffer) => (saida += pedaco.toString('utf8')));
  const passou = (await fim(filho, parada)) === 0;
  dizer(`  ${passou ? '✓' : '✗'} ${nome} (${segundos(performance.now() - inicio)})`);
  if (!passou) dizer(saida.trimEnd());
  return passou ? { ...nenhuma, passed: 1 } : { ...nenhuma, failed: 1, falhas: [nome] };
}

type Corredor = {
  readonly comando: readonly [string, ...string[]];
  /** The environment that names the file of the JSON report. */
  readonly env: (relatorio: string) => Record<string, string>;
  readonly argumentos: (relatorio: string) => readonly string[];
  readonly contar: (texto: string) => Contagem;
  /** Under which name its report is kept, for `npm run tempos`. */
  readonly relatorio: string;
  /** Stands before each line that it says, where two run side by side. */
  readonly nome?: string;
};

/** Runs a test runner with its own output on the screen, and counts by its JSON report. */
export async function executarCorredor(
  { pasta, parada }: Corrida,
  { comando, env, argumentos, contar, nome, relatorio: guardado }: Corredor,
): Promise<Contagem> {
  parada.throwIfAborted();
  const relatorio = join(mkdtempSync(join(pasta, 'relatorio-')), 'relatorio.json');
  const [binario, ...fixos] = comando;
  const filho = spawn(programa(binario), [...fixos, ...argumentos(relatorio)], {
    cwd: raiz,
    stdio: nome === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...ambiente(pasta), ...env(relatorio) },
  });
  for (const canal of [filho.stdout, filho.stderr])
    if (canal !== null) createInterface({ input: canal }).on('line', (linha) => dizer(`${nome ?? ''} ${linha}`));
  const codigo = await fim(filho, parada);
  if (existsSync(relatorio)) cpSync(relatorio, join(RELATORIOS, `${guardado}.json`));
  return comCodigo(lerRelatorio(relatorio, contar), codigo);
}

function lerRelatorio(arquivo: string, contar: (texto: string) => Contagem): Contagem {
  try {
    return contar(readFileSync(arquivo, 'utf8'));
  } catch (causa) {
    const falha = `sem relatório do corredor: ${causa instanceof Error ? causa.message : String(causa)}`;
    dizer(`  ✗ ${falha}`);
    return { ...nenhuma, failed: 1, falhas: [falha] };
  }
}

/**
 * The tools are started by this very Node, whatever the machine's own is, and their temporary files end with the run.
 */
function ambiente(pasta: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    TMPDIR: pasta,
    PATH: `${join(raiz, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
  };
}

/**
 * The exit code of a process; a run that was stopped stops it (the terminal's Ctrl-C has reached it already) and counts
 * no more.
 */
async function fim(filho: ReturnType<typeof spawn>, parada: AbortSignal): Promise<number> {
  function interromper(): boolean {
    return filho.kill('SIGINT');
  }
  parada.addEventListener('abort', interromper);
  const codigo = await new Promise<number>((resolver) => {
    filho.once('error', () => resolver(127));
    filho.once('close', (c) => resolver(c ?? 1));
  });
  parada.removeEventListener('abort', interromper);
  parada.throwIfAborted();
  return codigo;
}
