import { describe, expect, it } from 'vitest';
import type { Aposta, ApostaDeDezenas, Palpite } from './aposta.ts';
import { recusaDaAposta } from './recusa-da-aposta.ts';

const TIMES = ['BARRA FC/SC', 'CASCAVEL/PR'];
function marcar(quantas: number, de = 1) {
  return Array.from({ length: quantas }, (_, i) => i + de);
}
function mega(dezenas: readonly number[], mais: Partial<ApostaDeDezenas> = {}): Aposta {
  return {
    loteria: 'mega-sena',
    dezenas,
    ...mais,
  };
}
function loteca(...palpites: readonly Palpite[]): Aposta {
  return {
    loteria: 'loteca',
    palpites: [...palpites, ...Array.from({ length: 14 - palpites.length }, (): Palpite => ['X'])],
  };
}

describe('a bet that can be made', () => {
  it.each([
    mega(marcar(6)),
    mega(marcar(20)),
    { loteria: 'lotomania', dezenas: marcar(50, 0) },
    { loteria: 'timemania', dezenas: marcar(10), time: 'CASCAVEL/PR' },
    { loteria: 'dia-de-sorte', dezenas: marcar(15), mes: 12 },
    { loteria: 'mais-milionaria', dezenas: marcar(6), trevos: [5, 6] },
    { loteria: 'trem-das-onze', dezenas: marcar(11, 12) },
    loteca(['1', '2']),
    loteca(['1', 'X', '2'], ['1', 'X', '2']),
  ] satisfies Aposta[])('%j', (aposta) => {
    expect(recusaDaAposta(aposta, TIMES)).toBeUndefined();
  });
});

describe('a bet that cannot', () => {
  it.each([
    [mega([1, 2, 3, 4, 5, 5]), { dezenas: 'Dezena 05 aparece duas vezes.' }],
    [mega([0, 2, 3, 4, 5, 6]), { dezenas: 'Mega-Sena não tem dezena 00: use de 01 a 60.' }],
    [mega([1, 2, 3, 4, 5, 61]), { dezenas: 'Mega-Sena não tem dezena 61: use de 01 a 60.' }],
    [mega([1.5, 2, 3, 4, 5, 6]), { dezenas: 'Mega-Sena não tem dezena 1.5: use de 01 a 60.' }],
    [mega(marcar(5)), { dezenas: 'Escolha de 6 a 20 dezenas: a aposta tem 5.' }],
    [mega(marcar(21)), { dezenas: 'Escolha de 6 a 20 dezenas: a aposta tem 21.' }],
    [{ loteria: 'lotomania', dezenas: marcar(49) }, { dezenas: 'Escolha 50 dezenas: a aposta tem 49.' }],
    [{ loteria: 'lotomania', dezenas: marcar(50, 51) }, { dezenas: 'Lotomania não tem dezena 100: use de 00 a 99.' }],
    [mega(marcar(6), { mes: 1 }), { mes: 'Mega-Sena não tem mês da sorte.' }],
    [mega(marcar(6), { time: 'CASCAVEL/PR' }), { time: 'Mega-Sena não tem time do coração.' }],
    [mega(marcar(6), { trevos: [1, 2] }), { trevos: 'Mega-Sena não tem trevos.' }],
    [{ loteria: 'timemania', dezenas: marcar(10) }, { time: 'Escolha um time da lista da Timemania.' }],
    [
      { loteria: 'timemania', dezenas: marcar(10), time: 'TIME/ZZ' },
      { time: 'Escolha um time da lista da Timemania.' },
    ],
    [{ loteria: 'dia-de-sorte', dezenas: marcar(7) }, { mes: 'Escolha um mês, de janeiro a dezembro.' }],
    [{ loteria: 'dia-de-sorte', dezenas: marcar(7), mes: 13 }, { mes: 'Escolha um mês, de janeiro a dezembro.' }],
    [
      { loteria: 'mais-milionaria', dezenas: marcar(6), trevos: [1] },
      { trevos: 'Escolha de 2 a 6 trevos: a aposta tem 1.' },
    ],
    [
      { loteria: 'mais-milionaria', dezenas: marcar(6), trevos: [1, 7] },
      { trevos: '+Milionária não tem trevo 07: use de 01 a 06.' },
    ],
    [loteca(), { palpites: 'A Loteca pede ao menos um duplo.' }],
    [
      loteca(...marcar(4).map((): Palpite => ['1', 'X', '2']), ...marcar(4).map((): Palpite => ['1', 'X'])),
      { palpites: 'A Loteca não vende 4 triplos com 4 duplos.' },
    ],
    [loteca([], ['1', 'X']), { palpites: 'Marque 1, X ou 2 no jogo 1, cada um uma vez.' }],
    [loteca(['1'], ['X', 'X']), { palpites: 'Marque 1, X ou 2 no jogo 2, cada um uma vez.' }],
    [{ loteria: 'loteca', palpites: [['1', 'X']] }, { palpites: 'Marque os 14 jogos da Loteca.' }],
  ] satisfies [Aposta, object][])('%j: %j', (aposta, recusa) => {
    expect(recusaDaAposta(aposta, TIMES)).toEqual(recusa);
  });
});
