import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENSAIOS } from './ensaios.ts';

const raiz = resolve(import.meta.dirname, '..');
const PASTA_DO_PROJETO: Readonly<Record<string, string>> = { api: 'apps/api/src', domain: 'packages/domain/src' };

/** The way in which a test reads its large size: a variable of its own, or TAMANHO by `vezes`. */
function leitura(variavel: string): RegExp {
  return variavel === 'TAMANHO' ? /\bvezes\(\{/ : new RegExp(`\\btamanho\\(\\s*'${variavel}'`);
}

describe('npm run ensaio (docs/confiabilidade.md, part 3)', () => {
  it.each(ENSAIOS)('$id runs existing tests, and they read the size that it sets', (ensaio) => {
    const doProjeto = globSync(`${PASTA_DO_PROJETO[ensaio.projeto]}/**/*.test.ts`, { cwd: raiz });
    const nomes = doProjeto.map((arquivo) => basename(arquivo));
    expect(ensaio.arquivos.filter((nome) => !nomes.includes(nome))).toEqual([]);
    const textos = doProjeto
      .filter((arquivo) => ensaio.arquivos.length === 0 || ensaio.arquivos.includes(basename(arquivo)))
      .map((arquivo) => readFileSync(resolve(raiz, arquivo), 'utf8'));
    const naoLidas = Object.keys(ensaio.grande).filter((v) => !textos.some((texto) => leitura(v).test(texto)));
    expect(naoLidas).toEqual([]);
  });
});
