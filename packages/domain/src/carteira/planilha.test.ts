import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { emCsv } from './planilha.ts';

function linhaDe(...celulas: Parameters<typeof emCsv>[0][number]): string {
  return emCsv([celulas]).slice(1).trimEnd();
}

describe('A statement as a table (spec B§2 Wallet)', () => {
  it('has semicolons and decimal commas, and says that it is UTF-8', () => {
    expect(
      emCsv([
        ['Data', 'Valor'],
        ['27/11/2026', { valor: centavos(123_456) }],
      ]),
    ).toBe('\uFEFFData;Valor\r\n27/11/2026;1234,56\r\n');
  });

  it.each([
    ['a debit', [{ valor: centavos(-1_050) }], '-10,50'],
    ['a formula', ['=1+1'], "'=1+1"],
    ['a call of another sheet', ['@SOMA(A1)'], "'@SOMA(A1)"],
    ['a text with a minus', ['-2+3'], "'-2+3"],
    ['a semicolon', ['Ana; Bia'], '"Ana; Bia"'],
    ['quotes', ['o "grupo"; meu'], '"o ""grupo""; meu"'],
    ['two lines', ['um\ndois'], '"um\ndois"'],
  ] as const)('is safe with %s', (_nome, celulas, linha) => {
    expect(linhaDe(...celulas)).toBe(linha);
  });
});
