import { describe, expect, it } from 'vitest';
import type { Aposta, ApostaDeDezenas } from './aposta.ts';
import { chancesDaAposta, umEm } from './chances.ts';
import { chancesDoBolao } from './chances-do-bolao.ts';
import { combinacoes } from './combinacoes.ts';
import { sorteiosSemPremio } from './sorteios-sem-premio.ts';

const HOJE = '2026-11-26';
function marcar(quantas: number, de = 1) {
  return Array.from({ length: quantas }, (_, i) => i + de);
}
function jogo(
  loteria: ApostaDeDezenas['loteria'],
  dezenas: readonly number[],
  mais: Partial<ApostaDeDezenas> = {},
): Aposta {
  return { loteria, dezenas, ...mais };
}
function bolao(...apostas: readonly Aposta[]) {
  return chancesDoBolao(
    apostas.map((aposta) => ({ aposta, concurso: 1 })),
    HOJE,
  );
}

describe('the odds of a whole pool, one in so many (REGRAS 2.12)', () => {
  it('of one bet are those of its first tier, and of any of its tiers', () => {
    const mega = jogo('mega-sena', marcar(6));
    // 1/50063860 and (1 + 324 + 21465)/50063860
    expect(bolao(mega)).toEqual({ principal: { faixa: 'Sena', umEm: 50_063_860 }, qualquer: 2_297.56 });
  });

  it('a bet that stands twice counts once; two different ones count twice', () => {
    const [um, outro] = [jogo('mega-sena', marcar(6)), jogo('mega-sena', marcar(6, 11))];
    expect(bolao(um, um)).toEqual(bolao(um));
    expect(bolao(um, outro)?.principal.umEm).toBe(25_031_930);
  });

  it('bets with numbers in common share their winning draws', () => {
    // Both have 2 to 7: C(7,6) + C(7,6) − C(6,6) = 13 draws of six
    const umESete = [jogo('mega-sena', marcar(7)), jogo('mega-sena', marcar(7, 2))] as const;
    expect(bolao(...umESete)?.principal.umEm).toBe(3_851_066.15);
  });

  it('a pool of two lotteries wins where one of them does', () => {
    const [mega, quina] = [jogo('mega-sena', marcar(6)), jogo('quina', marcar(5))];
    const chances = bolao(mega, quina);
    expect(chances?.principal.faixa).toBeNull();
    // 1 − (1 − 1/50063860)(1 − 1/24040016)
    expect(chances?.principal.umEm).toBeCloseTo(1 / (1 / 50_063_860 + 1 / 24_040_016), -1);
    expect(chances?.qualquer).toBeLessThan(bolao(quina)?.qualquer ?? 0);
  });

  it.each([
    ['Timemania', jogo('timemania', marcar(10), { time: 'BARRA FC/SC' })],
    ['Dia de Sorte', jogo('dia-de-sorte', marcar(7), { mes: 1 })],
    ['Lotomania', jogo('lotomania', marcar(50, 0))],
    ['Dupla Sena', jogo('dupla-sena', marcar(7))],
    ['+Milionária', jogo('mais-milionaria', marcar(6), { trevos: [1, 2] })],
    ['Lotofácil', jogo('lotofacil', marcar(16))],
    ['Trem das Onze', jogo('trem-das-onze', marcar(11))],
  ])('any prize of %s is likelier than each tier, and less than all of them together', (_nome, aposta) => {
    const tiers = chancesDaAposta(aposta, HOJE).map(({ chance }) => umEm(chance) ?? Number.POSITIVE_INFINITY);
    const qualquer = bolao(aposta)?.qualquer ?? 0;
    expect(bolao(aposta)?.principal.umEm).toBe(tiers[0]);
    // Each is rounded to two decimals.
    expect(qualquer).toBeLessThanOrEqual(Math.min(...tiers) + 0.01);
    expect(qualquer).toBeGreaterThanOrEqual(1 / tiers.reduce((soma, t) => soma + 1 / t, 0) - 0.01);
  });

  it('Loteca: 13 or 14 right', () => {
    const simples: Aposta = { loteria: 'loteca', palpites: marcar(14).map(() => ['1']) };
    // (1 + 14 × 2) / 3^14
    expect(bolao(simples)).toEqual({ principal: { faixa: '14 acertos', umEm: 4_782_969 }, qualquer: 164_929.97 });
  });

  it('many bets of one lottery: the same bet ten times counts once, whatever way it is counted', () => {
    const impares = jogo(
      'lotofacil',
      marcar(25).filter((n) => n % 2 === 1 || n > 21),
    );
    expect(bolao(...Array.from({ length: 10 }, () => impares))?.qualquer).toBe(bolao(impares)?.qualquer);
  });

  it('a pool without bets has none', () => {
    expect(bolao()).toBeUndefined();
  });
});

describe('draws without a prize, against going through all of them', () => {
  it.each([
    [[marcar(5), marcar(5, 4)]],
    [[marcar(6), marcar(5, 6), [1, 3, 5, 7, 9]]],
    [[marcar(5), marcar(5, 2), marcar(5, 3), marcar(5, 5), [1, 4, 8, 11, 12]]],
  ])('%j', (listas) => {
    const vence = [false, false, false, true, true, true];
    const [universo, sorteadas] = [12, 5];
    let perdidos = 0;
    for (let bits = 0; bits < 2 ** universo; bits += 1) {
      const sorteio = marcar(universo).filter((n) => (bits & (1 << (n - 1))) !== 0);
      if (sorteio.length !== sorteadas) continue;
      if (!listas.some((dezenas) => vence[dezenas.filter((n) => sorteio.includes(n)).length])) perdidos += 1;
    }
    const apostas = listas.map((dezenas) => ({ dezenas, vence }));
    expect(sorteiosSemPremio(apostas, { de: 1, ate: universo, sorteadas })).toBe(BigInt(perdidos));
    expect(perdidos).toBeLessThan(combinacoes(universo, sorteadas));
  });
});
