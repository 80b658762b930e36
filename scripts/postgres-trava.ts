import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as passar } from 'node:timers/promises';
import { Falha } from './falha.ts';

const limiteMs = 15_000;

/**
 * Makes sure that nobody holds the data folder. A lock file whose server is gone (a `kill -9`, a power cut) is removed,
 * even if its process number belongs to another program by now. A server that lost the program that started it is asked
 * to end. A server that is in use is left alone, and the command says so.
 */
export async function liberarPasta(dados: string): Promise<void> {
  const trava = join(dados, 'postmaster.pid');
  const inicio = performance.now();
  while (existsSync(trava)) {
    const pid = Number.parseInt(readFileSync(trava, 'utf8'), 10);
    if (!servidorDaPasta(pid, dados)) {
      rmSync(trava, { force: true });
      return;
    }
    if (orfao(pid)) process.kill(pid, 'SIGINT');
    else if (performance.now() - inicio > 3_000) {
      throw new Falha(
        `O banco em ${dados} já está em uso por outro \`npm start\` (processo ${pid}). Pare o outro antes de iniciar este.`,
      );
    }
    if (performance.now() - inicio > limiteMs)
      throw new Falha(`O banco em ${dados} ainda está terminando (processo ${pid}). Tente de novo em instantes.`);
    await passar(100);
  }
}

/** A PostgreSQL server works inside its data folder, which tells it from any program that inherited the number. */
function servidorDaPasta(pid: number, dados: string): boolean {
  if (Number.isNaN(pid)) return false;
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0);
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dados);
  } catch (causa) {
    if (codigo(causa) === 'ENOENT' || codigo(causa) === 'ESRCH' || codigo(causa) === 'EACCES') return false;
    throw causa;
  }
}

/** The shell that guards the server ends with it; a server without that shell has nobody left to stop it. */
function orfao(pid: number): boolean {
  if (process.platform !== 'linux' || !existsSync(`/proc/${pid}/status`)) return false;
  const pai = /^PPid:\s*(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '1';
  return !existsSync(`/proc/${pai}/cmdline`) || !readFileSync(`/proc/${pai}/cmdline`, 'utf8').includes('\0guarda\0');
}

function codigo(causa: unknown): unknown {
  return causa instanceof Error && 'code' in causa ? causa.code : undefined;
}
