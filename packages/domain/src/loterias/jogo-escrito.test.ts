import { describe, expect, it } from 'vitest';
import type { Aposta } from './aposta.ts';
import { escreverJogo, lerJogos } from './jogo-escrito.ts';

const MEGA: Aposta = { loteria: 'mega-sena', dezenas: [42, 4, 8, 15, 16, 23] };
const DIA: Aposta = { loteria: 'dia-de-sorte', dezenas: [1, 2, 3, 4, 5, 6, 7], mes: 7 };
const TREVOS: Aposta = { loteria: 'mais-milionaria', dezenas: [1, 2, 3, 4, 5, 6], trevos: [5, 3] };
const TIME: Aposta = { loteria: 'timemania', dezenas: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], time: 'Barra FC/SC' };
const LOTECA: Aposta = {
  loteria: 'loteca',
  palpites: [['1'], ['X'], ['1', '2'], ...Array.from({ length: 11 }, () => ['2'] as const)],
};

describe('A bet as a receipt prints it (REGRAS 2.12 Receipt)', () => {
  it.each([
    [MEGA, '04 08 15 16 23 42'],
    [DIA, '01 02 03 04 05 06 07 + JULHO'],
    [TREVOS, '01 02 03 04 05 06 + 3 5'],
    [TIME, '01 02 03 04 05 06 07 08 09 10 + BARRA FC/SC'],
    [LOTECA, '1 X 12 2 2 2 2 2 2 2 2 2 2 2'],
  ])('%j is one line', (aposta, linha) => {
    expect(escreverJogo(aposta)).toBe(linha);
    expect(lerJogos(linha.toLowerCase(), [aposta])).toEqual({ ordens: [0] });
  });

  it('is found among those of its pool in any order, with one digit or two', () => {
    expect(lerJogos('1 2 3 4 5 6 + 05 03\n\n42 23 16 15 8 4', [MEGA, TREVOS])).toEqual({ ordens: [0, 1] });
  });

  it('is no bet of the pool with another number, and none twice', () => {
    expect(lerJogos('04 08 15 16 23 41', [MEGA])).toEqual({ sobra: '04 08 15 16 23 41' });
    expect(lerJogos('04 08 15 16 23 42; 04 08 15 16 23 42', [MEGA])).toEqual({ sobra: '04 08 15 16 23 42' });
    expect(lerJogos('04 08 15 16 23 42; 04 08 15 16 23 42', [MEGA, MEGA])).toEqual({ ordens: [0, 1] });
  });
});
