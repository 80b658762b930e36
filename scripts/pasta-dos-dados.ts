import { join, resolve } from 'node:path';

const RAIZ = resolve(import.meta.dirname, '..');

/** The folder of database, keys, files and logs; DADOS puts them elsewhere (browser tests, a second copy). */
export const PASTA_DOS_DADOS = resolve(RAIZ, process.env['DADOS'] ?? '.data');

/** The data that our programs find by themselves, unless the person named their place. */
export function ondeFicamOsDados(): Readonly<Record<string, string>> {
  const lugares = {
    CHAVES_ARQUIVO: join(PASTA_DOS_DADOS, 'chaves.json'),
    ARQUIVOS_PASTA: join(PASTA_DOS_DADOS, 'arquivos'),
  };
  return Object.fromEntries(Object.entries(lugares).filter(([nome]) => process.env[nome] === undefined));
}
