import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ONDE_ESTAO_OS_DADOS } from '../ambiente.ts';

/** Where this copy keeps its data; none is known of a copy that is reused without saying it. */
export function pastaDosDados(): string | undefined {
  return existsSync(ONDE_ESTAO_OS_DADOS) ? readFileSync(ONDE_ESTAO_OS_DADOS, 'utf8') : process.env['DADOS'];
}

/** What a disk does once in a while: a file is there and holds something else. */
export function estragaArquivo(nome: string): void {
  writeFileSync(join(pastaDosDados() ?? '.data', 'arquivos', nome), 'nada que se abra');
}
