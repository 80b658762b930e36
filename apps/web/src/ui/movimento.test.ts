import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '..');
const FOLHAS = globSync('**/*.css', { cwd: src }).map((nome) => ({ nome, css: readFileSync(join(src, nome), 'utf8') }));
/** Three braces deep, which is as deep as a media rule with keyframes goes. */
const REGRA_DE_MOVIMENTO =
  /@media \(prefers-reduced-motion: (?:no-preference|reduce)\) \{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
/** The rules that hold for everybody, whatever a person has asked of the system. */
function paraTodos(css: string): string {
  return css.replaceAll(REGRA_DE_MOVIMENTO, '');
}
function declaracoes(css: string, propriedade: string): readonly string[] {
  return [...css.matchAll(new RegExp(`(?<![\\w-])${propriedade}:([^;]+);`, 'g'))].map(
    ([, valor]) => valor?.trim() ?? '',
  );
}
function quadros(css: string, nome: string): string {
  return new RegExp(`@keyframes ${nome} \\{((?:[^{}]|\\{[^{}]*\\})*)\\}`).exec(css)?.[1] ?? '';
}

describe('Reduced motion (DESIGN 3 and 9.8: opacity only)', () => {
  it('an animation without end runs only for a person who does not mind', () => {
    expect(FOLHAS.filter(({ css }) => css.includes('infinite')).length).toBeGreaterThan(3);
    expect(FOLHAS.filter(({ css }) => paraTodos(css).includes('infinite')).map(({ nome }) => nome)).toEqual([]);
  });

  it('an animation that runs once only fades, or has another form for a person who minds', () => {
    const movidos = FOLHAS.flatMap(({ nome, css }) =>
      declaracoes(paraTodos(css), 'animation')
        .map((valor) => valor.split(' ')[0] ?? '')
        .filter((animacao) => animacao !== 'none')
        .map((animacao) => ({ nome, css, animacao })),
    );
    expect(movidos.length).toBeGreaterThan(0);
    const semOutraForma = movidos.filter(({ css, animacao }) => {
      const paraQuemSeImporta = /@media \(prefers-reduced-motion: reduce\)[\s\S]*/.exec(css)?.[0] ?? '';
      return /transform|translate|rotate|scale/.test(quadros(paraQuemSeImporta, animacao) || quadros(css, animacao));
    });
    expect(semOutraForma.map(({ nome, animacao }) => `${nome}: ${animacao}`)).toEqual([]);
  });

  it('a transition takes the times of the theme, which are nothing then', () => {
    const passagens = FOLHAS.flatMap(({ nome, css }) =>
      declaracoes(paraTodos(css), 'transition').map((valor) => ({ nome, valor })),
    );
    expect(passagens.length).toBeGreaterThan(10);
    expect(passagens.filter(({ valor }) => /\d(ms|s)\b/.test(valor))).toEqual([]);
    const { css = '' } = FOLHAS.find(({ nome }) => nome === 'ui/global.css') ?? {};
    const nada = REGRA_DE_MOVIMENTO.exec(css)?.[0] ?? '';
    for (const tempo of ['rapido', 'medio', 'folha']) expect(nada).toContain(`--rt-${tempo}: 1ms`);
  });
});
