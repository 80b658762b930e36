import { describe, expect, it } from 'vitest';
import type { Aposta } from './aposta.ts';
import { lerApostas } from './aposta-escrita.ts';
import { escreverJogo } from './jogo-escrito.ts';

const APOSTAS: readonly Aposta[] = [
  { loteria: 'mega-sena', dezenas: [4, 8, 15, 16, 23, 42] },
  { loteria: 'lotomania', dezenas: Array.from({ length: 50 }, (_, i) => i) },
  { loteria: 'dia-de-sorte', dezenas: [1, 2, 3, 4, 5, 6, 7], mes: 3 },
  { loteria: 'mais-milionaria', dezenas: [1, 2, 3, 4, 5, 6], trevos: [3, 5] },
  { loteria: 'timemania', dezenas: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], time: 'AVAÍ/SC' },
  { loteria: 'loteca', palpites: [['1'], ['X'], ['1', 'X', '2'], ...Array.from({ length: 11 }, () => ['2'] as const)] },
];

describe('Bets as an operator writes them (REGRAS 2.12)', () => {
  it.each(APOSTAS)('$loteria is read as a receipt prints it', (aposta) => {
    expect(lerApostas(aposta.loteria, escreverJogo(aposta))).toEqual([aposta]);
    expect(lerApostas(aposta.loteria, escreverJogo(aposta).toLowerCase())).toEqual([aposta]);
  });

  it('one a line, or between semicolons, in any writing of numbers', () => {
    expect(lerApostas('quina', ' 1, 2,3 4-5\n\n06 07 08 09 10; 11 12 13 14 15')).toEqual([
      { loteria: 'quina', dezenas: [1, 2, 3, 4, 5] },
      { loteria: 'quina', dezenas: [6, 7, 8, 9, 10] },
      { loteria: 'quina', dezenas: [11, 12, 13, 14, 15] },
    ]);
  });

  it('with a month that is none, a plus where nothing is asked for, and a line without numbers', () => {
    expect(lerApostas('dia-de-sorte', '1 2 + treze')).toEqual([{ loteria: 'dia-de-sorte', dezenas: [1, 2], mes: 0 }]);
    expect(lerApostas('quina', '1 2 + 9')).toEqual([{ loteria: 'quina', dezenas: [1, 2] }]);
    expect(lerApostas('quina', 'nada')).toEqual([{ loteria: 'quina', dezenas: [] }]);
  });
});
