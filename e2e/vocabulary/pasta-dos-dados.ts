import { existsSync, readFileSync } from 'node:fs';
import { ONDE_ESTAO_OS_DADOS } from '../ambiente.ts';

/** The data folder of this copy; undefined for a reused copy that does not name it. */
export function pastaDosDados(): string | undefined {
  return existsSync(ONDE_ESTAO_OS_DADOS) ? readFileSync(ONDE_ESTAO_OS_DADOS, 'utf8') : process.env['DADOS'];
}
