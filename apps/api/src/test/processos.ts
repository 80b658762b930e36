import { setTimeout as esperar } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { portaLivre } from '../../../../scripts/portas.ts';
import type { ProcessoGuardado } from '../../../../scripts/processo-guardado.ts';
import { iniciarProcesso, ultimasLinhas } from '../../../../scripts/processo-guardado.ts';
import type { Mundo } from './app.ts';

const OLHAR_MS = 20;
const LIMITE_MS = 60_000;
const LIMITE_DE_PARADA_MS = 30_000;

/** Looks again and again until it is so; fails with its name when it never is. */
export async function ate(nome: string, olhar: () => Promise<boolean>, limiteMs = LIMITE_MS): Promise<number> {
  const inicio = performance.now();
  while (performance.now() - inicio < limiteMs) {
    if (await olhar()) return performance.now() - inicio;
    await esperar(OLHAR_MS);
  }
  throw new Error(`not within ${limiteMs} ms: ${nome}`);
}

/** A program of ours in a process of its own, which may be killed and started again. */
export type Programa = {
  readonly porta: number;
  /** kill -9, as it stands. */
  readonly matar: () => Promise<void>;
  readonly ligar: () => Promise<void>;
  /** SIGTERM; resolves when it has ended, with its exit code (undefined when it never ran). */
  readonly parar: () => Promise<number | undefined>;
  /** The last lines that the process wrote, for the report of a failure. */
  readonly disse: () => string;
};

async function responde(url: string): Promise<boolean> {
  try {
    const r = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await r.arrayBuffer();
    return r.ok;
  } catch {
    // The process is not listening, or was cut off: not ready.
    return false;
  }
}

/** The API (with a port) or the worker (without), on the database and sandbox of a world. */
export async function abrirPrograma(
  mundo: Mundo,
  qual: 'api' | 'worker',
  ambiente: Readonly<Record<string, string>> = {},
): Promise<Programa> {
  const { config, sandbox } = mundo;
  const porta = qual === 'api' ? await portaLivre() : 0;
  const arquivo = fileURLToPath(new URL(qual === 'api' ? '../main.ts' : '../worker.ts', import.meta.url));
  let processo: ProcessoGuardado | undefined;
  let linhas: () => string = () => '';
  async function ligar(): Promise<void> {
    const novo = iniciarProcesso({
      comando: [process.execPath, arquivo],
      sinalDeParada: 'TERM',
      env: {
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        DATABASE_URL: config.bancoUrl,
        DATABASE_POOL: '8',
        PORT: String(porta),
        APP_URL: `http://127.0.0.1:${porta}`,
        SANDBOX_PORT: String(sandbox.porta),
        SMTP_PORT: String(sandbox.portaSmtp),
        CHAVES_ARQUIVO: config.chaves.arquivo,
        LIMITE_POR_MINUTO: '1000000',
        LIMITE_POR_CONTA: '1000000',
        ...ambiente,
      },
    });
    processo = novo;
    linhas = ultimasLinhas(novo);
    novo.stdout.resume();
    if (qual === 'api') await ate(`${qual} ready\n${linhas()}`, () => pronta(porta));
  }
  await ligar();
  return {
    porta,
    ligar,
    disse: () => linhas(),
    matar: async () => {
      processo?.matar();
      await processo?.fim;
    },
    parar: async () => {
      await processo?.parar(LIMITE_DE_PARADA_MS);
      return await processo?.fim;
    },
  };
}

/** Whether the API answers and reaches its database. */
export function pronta(porta: number): Promise<boolean> {
  return responde(`http://127.0.0.1:${porta}/readyz`);
}
