import { describe, expect, it } from 'vitest';
import { RAIZES_COMUNS } from './palavras-comuns.ts';
import * as regra from './senhas-comuns.ts';

function ehSenhaComum(senha: string): boolean {
  return regra.ehSenhaComum(senha, RAIZES_COMUNS);
}
const raizes = [...RAIZES_COMUNS];
function maiuscula(raiz: string): string {
  return raiz.charAt(0).toUpperCase() + raiz.slice(1);
}
const FORMAS: readonly ((raiz: string) => string)[] = [
  (r) => r,
  (r) => r.toUpperCase(),
  (r) => `${maiuscula(r)}1`,
  (r) => `${maiuscula(r)}1!`,
  (r) => `${maiuscula(r)}123`,
  (r) => `${maiuscula(r)}@123`,
  (r) => `${maiuscula(r)}#2026`,
  (r) => `${maiuscula(r)}2025!`,
  (r) => `${r}@1`,
  (r) => `${maiuscula(r)}12345678`,
  (r) => `${maiuscula(r)}!!11`,
  (r) => `123${maiuscula(r)}!`,
  (r) => `#${maiuscula(r)}10`,
  (r) => `${maiuscula(r)}${maiuscula(r)}1!`,
  (r) => `${maiuscula(r).replaceAll('a', '@')}1!`,
  (r) => `${maiuscula(r).replaceAll('o', '0')}#1`,
  (r) => `${maiuscula(r).replaceAll('i', '1').replaceAll('e', '3').replaceAll('s', '$')}!9`,
  (r) => `${maiuscula(r).replaceAll('l', '1').replaceAll('t', '7')}*88`,
  (r) => `${Array.from(r).toReversed().join('')}1!`,
];

describe('Common passwords (spec A§5; REGRAS 2.18)', () => {
  it('refuses tens of thousands of whole passwords, in the forms people give them', () => {
    const senhas = new Set(raizes.flatMap((raiz) => FORMAS.map((forma) => forma(raiz))));
    expect(senhas.size).toBeGreaterThan(30_000);
    expect([...senhas].filter((senha) => !ehSenhaComum(senha))).toEqual([]);
  });

  it.each([
    ...['Michael1!', 'Jennifer#2024', 'Dragon123!', 'M1ch@el99!', 'Ashley!1', 'Liverpool#1', '!Football1', 'P@ssw0rd1'],
    ...[
      'Larissa@10',
      'Anderson$1',
      'Flamengo#1981',
      'Palmeiras*2',
      'MariaEduarda1!',
      'EuTeAmo#1',
      'DeusEFiel@7',
      'João#1234',
    ],
    ...['Michaelmichael1!', 'leahciM#1', 'MinhaPrincesa@1', 'Ilovejesus1!', 'SuperMario64!', 'Brasil#10', 'Mudar@123'],
  ])('refuses %s: names, clubs, words, with decorations', (senha) => {
    expect(ehSenhaComum(senha)).toBe(true);
  });

  it.each([
    ...[
      'Qwerty@2026',
      '1Q2w3e4r!',
      '1Qaz2wsx!',
      'Zaq1!xsw2',
      'Qweasdzxc#1',
      'Asdfghjkl1!',
      'A1s2d3f4!',
      'Abcd1234!',
      'Q1w2e3r4t5!',
    ],
    ...[
      'Aa12345678!',
      'Abc102030@',
      'Aaa111222!',
      'Ab01021990!',
      'Xy19901231#',
      'Jp12121212!',
      'Aaaaaaa1!',
      '!Aa98765432',
    ],
  ])('refuses %s: runs over the keyboard, repetitions and dates', (senha) => {
    expect(ehSenhaComum(senha)).toBe(true);
  });

  it.each([
    ...['Telhado#Azul27', 'Manga#Petroleo27', 'Janela#Verde81', 'Vaso#2741 de barro', 'Xk9#valeu', 'Ontem#choveu2x'],
    ...['tr0uxe-Pao&leite', 'G7#kdPw!m2', 'Cafe com 3 Nuvens!', 'Bicicleta-Quadrada#5'],
  ])('lets %s be', (senha) => {
    expect(ehSenhaComum(senha)).toBe(false);
  });

  it('answers at once for the longest allowed password', () => {
    const inicio = performance.now();
    for (const senha of ['1'.repeat(128), 'a'.repeat(128), `${'1!'.repeat(32)}a${'1!'.repeat(31)}B`])
      ehSenhaComum(senha);
    expect(performance.now() - inicio).toBeLessThan(5_000);
  });
});
