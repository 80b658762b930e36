import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as passar } from 'node:timers/promises';
import { Falha } from './falha.ts';
import { pastaRapida } from './pasta-rapida.ts';
import { dizer } from './terminal.ts';

/**
 * One run of checks and tests: the folder for the things that end with it, and the signal that it was asked to stop.
 */
export type Corrida = { readonly pasta: string; readonly parada: AbortSignal };

const raiz = resolve(import.meta.dirname, '..');
const SINAIS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** The exit code that a shell gives to a command that Ctrl-C ended. */
const INTERROMPIDA = 130;
const MARCA = 'RATEIA_CORRIDA';
const limiteMs = 30_000;
const olharMs = 50;
const vigiaMs = 500;

/**
 * Does a run, and ends it completely even when Ctrl-C stops it in the middle: every process that it started has ended,
 * and its folder is gone. A process that outlives the run is ended and counts as a failure.
 */
export async function emCorrida(fazer: (corrida: Corrida) => Promise<number>): Promise<number> {
  const pasta = mkdtempSync(join(pastaRapida(), 'rateia-corrida-'));
  const pedido = new AbortController();
  function parar(): void {
    if (!pedido.signal.aborted) dizer('\n  Parando…');
    pedido.abort();
  }
  for (const sinal of SINAIS) process.on(sinal, parar);
  // Nothing tells a run that its parent has ended, so it checks: when the calling process is gone, nobody waits for the
  // result.
  const pai = process.ppid;
  setInterval(() => process.ppid !== pai && parar(), vigiaMs).unref();
  // Every process that is started from here on inherits the variable, and is found by it.
  process.env[MARCA] = pasta;
  // The compiled sources serve the next process and the next run: compiling is half of the work of starting an API.
  process.env['NODE_COMPILE_CACHE'] ??= join(raiz, 'node_modules/.cache/node');
  const [desfecho] = await Promise.allSettled([fazer({ pasta, parada: pedido.signal })]);
  const restos = await esperarProcessos(pasta);
  rmSync(pasta, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  if (restos.length > 0) throw new Falha(`Ficou processo desta corrida, que encerrei:\n${restos.join('\n')}`);
  if (pedido.signal.aborted) {
    dizer('  Tudo parado.');
    return INTERROMPIDA;
  }
  if (desfecho.status === 'rejected') throw desfecho.reason;
  return desfecho.value;
}

/** Waits for every process of the run; ends those that do not end by themselves, and says which. */
async function esperarProcessos(pasta: string): Promise<readonly string[]> {
  const inicio = performance.now();
  while (processosDe(pasta).length > 0 && performance.now() - inicio < limiteMs) await passar(olharMs);
  const restos = processosDe(pasta);
  for (const { pid } of restos) encerrar(pid);
  return restos.map(({ pid, comando }) => `  ${pid} ${comando}`);
}

type Processo = { readonly pid: number; readonly comando: string };

/** Where the system does not show the environment of processes, their guards alone end them (`processo-guardado.ts`). */
function processosDe(pasta: string): readonly Processo[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((nome) => /^\d+$/.test(nome) && Number(nome) !== process.pid)
    .flatMap((nome) => {
      try {
        if (!readFileSync(`/proc/${nome}/environ`, 'utf8').includes(`${MARCA}=${pasta}`)) return [];
        const comando = readFileSync(`/proc/${nome}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 120);
        return [{ pid: Number(nome), comando }];
      } catch {
        // Ended meanwhile, or a process of another user.
        return [];
      }
    });
}

function encerrar(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Ended meanwhile.
  }
}
