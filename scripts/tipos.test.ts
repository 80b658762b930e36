import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const raiz = resolve(import.meta.dirname, '..');
type Opcoes = { readonly extends?: string; readonly compilerOptions?: Readonly<Record<string, unknown>> };
function ler(arquivo: string): Opcoes {
  return JSON.parse(readFileSync(join(raiz, arquivo), 'utf8')) as Opcoes;
}

/** All that TypeScript is strict about, whether `strict` brings it or not; the types of packages are left out (ADR 003). */
const ESTRITAS: Readonly<Record<string, boolean>> = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  isolatedModules: true,
  forceConsistentCasingInFileNames: true,
};
/** The settings that a folder may make for itself: where its code runs, and nothing of how it is judged. */
const DO_LUGAR = ['module', 'moduleResolution', 'lib', 'jsx', 'types'];

describe('TypeScript (HOUSE 4: the strictest)', () => {
  it('is as strict as it can be, in the options that all have', () => {
    expect(ler('tsconfig.base.json').compilerOptions).toMatchObject(ESTRITAS);
  });

  const proprios = globSync(
    ['tsconfig.juntos.json', '{apps,packages}/*/tsconfig*.json', '{scripts,e2e,bench}/tsconfig*.json'],
    {
      cwd: raiz,
    },
  );
  it('has a project in every folder that has code', () => {
    const { workspaces } = JSON.parse(readFileSync(join(raiz, 'package.json'), 'utf8')) as {
      readonly workspaces: string[];
    };
    const pastas = globSync([...workspaces.map((pasta) => `${pasta}/package.json`), 'scripts/check.ts'], { cwd: raiz });
    expect(pastas.length).toBeGreaterThan(7);
    const semProjeto = pastas.filter((arquivo) => !proprios.includes(join(dirname(arquivo), 'tsconfig.json')));
    expect(semProjeto).toEqual([]);
  });

  it.each(proprios)('%s has those options, and weakens none', (arquivo) => {
    const { extends: de, compilerOptions = {} } = ler(arquivo);
    expect(resolve(raiz, arquivo, '..', de ?? '')).toBe(join(raiz, 'tsconfig.base.json'));
    expect(Object.keys(compilerOptions).filter((opcao) => !DO_LUGAR.includes(opcao))).toEqual([]);
  });
});
