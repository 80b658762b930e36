import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ehSenhaComum } from './senhas-comuns.ts';

/** The roots, read from the source: the module gives away no more than the answer. */
const raizes = (
  /PALAVRAS = `([^`]*)`/.exec(readFileSync(new URL('./senhas-comuns.ts', import.meta.url), 'utf8'))?.[1] ?? ''
)
  .trim()
  .split(/\s+/);
const maiuscula = (raiz: string): string => raiz.charAt(0).toUpperCase() + raiz.slice(1);
const FORMAS: readonly ((raiz: string) => string)[] = [
  (r) => r,
  (r) => r.toUpperCase(),
  (r) => `${maiuscula(r)}1`,
  (r) => `${maiuscula(r)}123`,
  (r) => `${maiuscula(r)}@123`,
  (r) => `${maiuscula(r)}#2026`,
  (r) => `${maiuscula(r)}2025!`,
  (r) => `${r}@1`,
  (r) => `${maiuscula(r)}12345678`,
  (r) => `${maiuscula(r)}!!11`,
  (r) => `${maiuscula(r).replaceAll('a', '@')}1!`,
  (r) => `${maiuscula(r).replaceAll('o', '0')}#1`,
];

describe('Common passwords (spec A§5; record 105)', () => {
  it('refuses thousands of whole passwords, in the forms people give them', () => {
    const senhas = new Set(raizes.flatMap((raiz) => FORMAS.map((forma) => forma(raiz))));
    expect(senhas.size).toBeGreaterThan(5_000);
    expect([...senhas].filter((senha) => !ehSenhaComum(senha))).toEqual([]);
  });

  it.each(['Aa12345678!', '1Q2w3e4r!', 'Qwerty@2026', 'P@ssw0rd1', 'Brasil#10', 'Abc102030@'])(
    'refuses %s',
    (senha) => {
      expect(ehSenhaComum(senha)).toBe(true);
    },
  );

  it.each(['Telhado#Azul27', 'Manga#Petroleo27', 'Janela#Verde81', 'Vaso#2741 de barro'])('lets %s be', (senha) => {
    expect(ehSenhaComum(senha)).toBe(false);
  });
});
