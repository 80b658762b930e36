import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const EM_MEMORIA = '/dev/shm';
const GIB = 1024 ** 3;
/**
 * The space that a whole run needs there at once, several times over. A container's 64 MB, or a machine short of
 * memory, use the disk.
 */
const ESPACO_MINIMO = 3 * GIB;
const MEMORIA_MINIMA = 5 * GIB;

/**
 * The place for a test run's data that end with it: the system's folder in memory where there is one with room, else
 * the temporary folder. Each database is a thousand files, made and deleted, which cost a disk more than their content.
 */
export function pastaRapida(): string {
  const temporaria = tmpdir();
  // A folder that the person chose is used as it is.
  if (process.env['TMPDIR'] !== undefined) return temporaria;
  try {
    accessSync(EM_MEMORIA, constants.W_OK);
    const { bavail, bsize } = statfsSync(EM_MEMORIA);
    const cabe = bavail * bsize >= ESPACO_MINIMO && process.availableMemory() >= MEMORIA_MINIMA;
    return cabe ? EM_MEMORIA : temporaria;
  } catch {
    // No such folder on this system, or not for us.
    return temporaria;
  }
}
