import { existsSync, readFileSync } from 'node:fs';
import { ONDE_ESTAO_OS_DADOS } from '../ambiente.ts';

/** Where this copy keeps its data; none is known of a copy that is reused without saying it. */
export function pastaDosDados(): string | undefined {
  return existsSync(ONDE_ESTAO_OS_DADOS) ? readFileSync(ONDE_ESTAO_OS_DADOS, 'utf8') : process.env['DADOS'];
}
