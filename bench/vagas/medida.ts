import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Medida } from './dados.ts';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));

export function ritmo(medidas: readonly Medida[]): string {
  return `${mediana(medidas.map(porSegundo)).toFixed(0).padStart(6)}/s`;
}

/** Each round compares neighbours in time, so that other work of the machine weighs on both. */
export function razaoDe(nossas: readonly Medida[], base: readonly Medida[]): number {
  return mediana(nossas.map((m, i) => porSegundo(m) / porSegundo(base[i] ?? m)));
}

export async function executar(programa: string, arquivo: string): Promise<Medida> {
  const processo = spawn(process.execPath, [join(RAIZ, programa), arquivo], { stdio: ['ignore', 'pipe', 'inherit'] });
  let saida = '';
  processo.stdout.setEncoding('utf8').on('data', (parte: string) => {
    saida += parte;
  });
  const [codigo] = (await once(processo, 'close')) as [number];
  if (codigo !== 0) throw new Error(`${programa} ended with ${codigo}`);
  return JSON.parse(saida) as Medida;
}

/** Seconds of processor the API used so far, by its own metrics. */
export async function cpuDaApi(porta: number): Promise<number> {
  const texto = await (await fetch(`http://127.0.0.1:${porta}/metrics`)).text();
  return Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(texto)?.[1] ?? 0);
}

export function porSegundo(m: Medida): number {
  return m.vendidas / m.segundos;
}

export function mediana(valores: readonly number[]): number {
  const ordenados = [...valores].sort((x, y) => x - y);
  return ordenados[Math.floor(ordenados.length / 2)] ?? 0;
}
