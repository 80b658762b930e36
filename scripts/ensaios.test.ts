import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENSAIOS } from './ensaios.ts';

const RAIZ = resolve(import.meta.dirname, '..');
const PASTA_DO_PROJETO: Readonly<Record<string, string>> = { api: 'apps/api/src/', domain: 'packages/domain/src' };

/** The tests that one of them runs, as text. */
const textosDe = (arquivos: readonly string[]): readonly string[] =>
  arquivos
    .flatMap((nome) =>
      nome.endsWith('.test.ts')
        ? [nome]
        : readdirSync(resolve(RAIZ, nome), { recursive: true, encoding: 'utf8' }).map((dentro) => `${nome}/${dentro}`),
    )
    .filter((nome) => nome.endsWith('.test.ts'))
    .map((nome) => readFileSync(resolve(RAIZ, nome), 'utf8'));

/** How a test reads its large size: a variable of its own, or TAMANHO by `vezes`. */
const leitura = (variavel: string): RegExp =>
  variavel === 'TAMANHO' ? /\bvezes\(\{/ : new RegExp(`\\btamanho\\(\\s*'${variavel}'`);

describe('npm run ensaio (docs/confiabilidade.md, part 3; ADR 039)', () => {
  it('has a command for each test of the plan that stands', () => {
    const ids = ENSAIOS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['C1', 'C2', 'C3', 'C6', 'C7', 'L1', 'L2', 'S1', 'S4']));
  });

  it.each(ENSAIOS)(
    '$id runs tests that are there, and they read the size that it sets',
    ({ arquivos, projeto, grande }) => {
      for (const arquivo of arquivos) {
        expect(arquivo.startsWith(PASTA_DO_PROJETO[projeto] ?? '?'), arquivo).toBe(true);
        expect(existsSync(resolve(RAIZ, arquivo)), arquivo).toBe(true);
      }
      const textos = textosDe(arquivos);
      expect(textos.length).toBeGreaterThan(0);
      for (const variavel of Object.keys(grande))
        expect(
          textos.some((texto) => leitura(variavel).test(texto)),
          variavel,
        ).toBe(true);
    },
  );
});
