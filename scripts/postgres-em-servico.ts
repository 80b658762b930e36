import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iniciarPostgres } from './postgres.ts';

type Banco = { readonly url: string; readonly parar: () => Promise<void> };

/** The embedded database of a folder: the one that `npm start` runs now, or started for us and ended by `parar`. */
export async function abrirPostgresDaPasta(pasta: string): Promise<Banco | undefined> {
  if (!existsSync(join(pasta, 'dados'))) return undefined;
  const porta = portaEmServico(pasta);
  if (porta === undefined) return await iniciarPostgres({ pasta });
  const senha = readFileSync(join(pasta, 'senha'), 'utf8').trim();
  const url = `postgres://rateia:${encodeURIComponent(senha)}@127.0.0.1:${porta}/rateia`;
  return { url, parar: async () => undefined };
}

/** The port of the server that holds the folder, from its own pid file; undefined when that process is gone. */
function portaEmServico(pasta: string): number | undefined {
  const arquivo = join(pasta, 'dados/postmaster.pid');
  if (!existsSync(arquivo)) return undefined;
  const linhas = readFileSync(arquivo, 'utf8').split('\n');
  const [pid, porta] = [Number(linhas[0]), Number(linhas[3])];
  return estaVivo(pid) && Number.isInteger(porta) && porta > 0 ? porta : undefined;
}

function estaVivo(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (causa) {
    // The process of another user answers "not permitted": it is alive.
    return causa instanceof Error && 'code' in causa && causa.code === 'EPERM';
  }
}
