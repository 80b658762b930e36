import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const raiz = resolve(import.meta.dirname, '..');

interface Linha {
  readonly arquivo: string;
  readonly texto: string;
}

const fontes: readonly Linha[] = ['packages/domain', 'packages/contracts', 'apps/api', 'apps/web'].flatMap((lugar) =>
  readdirSync(resolve(raiz, lugar, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((nome) => /\.tsx?$/.test(nome) && !/\.test\.|(^|\/)test\/|caminhos\.ts$/.test(nome))
    .flatMap((nome) =>
      readFileSync(resolve(raiz, lugar, 'src', nome), 'utf8')
        .split('\n')
        .map((texto) => ({ arquivo: `${lugar}/src/${nome}`, texto })),
    ),
);

/** Where a line of code, and no comment, has both: what it speaks of, in itself or in its file's name, and the number. */
const onde = (assunto: RegExp, numero: RegExp): readonly string[] => [
  ...new Set(
    fontes
      .filter(({ arquivo, texto }) => numero.test(texto) && (assunto.test(texto) || assunto.test(basename(arquivo))))
      .filter(({ texto }) => !/^\s*(\*|\/[/*])/.test(texto))
      .map(({ arquivo }) => arquivo),
  ),
];

/** Spec A§9: what is named once is written once. */
describe('Constants that stand once (spec A§9)', () => {
  it.each([
    ['phone 11 digits', /telefone/i, /(= |\{|=== )11\b/, 'packages/domain/src/validacao.ts'],
    ['five years', /(?:)/, /\b5 \* 365\b/, 'packages/domain/src/constantes.ts'],
    ['"milhão" above R$ 999.000', /(?:)/, /\b999_000\b|reais\(999\)/, 'packages/domain/src/dinheiro.ts'],
  ])('%s', (_, assunto, numero, lugar) => {
    expect(onde(assunto, numero)).toEqual([lugar]);
  });

  it('an HTTP code is compared by its name', () => {
    expect(onde(/\bstatus(Http)?\b/i, /\bstatus\w* (===|!==) [1-5]\d\d\b/i)).toEqual([]);
  });
});
