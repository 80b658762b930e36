import { Falha } from './falha.ts';

/** One line for the person at the terminal. */
export function dizer(linha = ''): void {
  process.stdout.write(`${linha}\n`);
}

/** `1234` milliseconds as `1,2 s`. */
export function segundos(ms: number): string {
  return `${(ms / 1000).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
}

/** Names the present step, every 5 s again while it lasts, and its duration at the end. */
export async function passo<T>(nome: string, fazer: () => Promise<T>): Promise<T> {
  const inicio = performance.now();
  dizer(`  … ${nome}`);
  const relogio = setInterval(() => dizer(`  … ${nome} (${segundos(performance.now() - inicio)})`), 5_000);
  try {
    const resultado = await fazer();
    dizer(`  ✓ ${nome} (${segundos(performance.now() - inicio)})`);
    return resultado;
  } finally {
    clearInterval(relogio);
  }
}

/** Runs a command of the house: a failure is one clear message and exit code 1; the stack is shown with DEPURAR=1. */
export async function principal(fazer: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await fazer();
  } catch (causa) {
    process.stderr.write(`\n${descrever(causa)}\n`);
    process.exitCode = 1;
  }
}

function descrever(causa: unknown): string {
  if (!(causa instanceof Error)) return `Erro inesperado: ${String(causa)}`;
  if (process.env['DEPURAR'] === '1') return causa.stack ?? causa.message;
  return causa instanceof Falha ? causa.message : `Erro inesperado: ${causa.message}\n(DEPURAR=1 mostra de onde veio.)`;
}
