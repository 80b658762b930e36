import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { somarDias } from '../datas.ts';
import { centavos, somar } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import type { VagaSimulada } from './simulacao.ts';
import { cobrancasDaVaga, piorCaso, saidasEm, ultimoDiaSimulado } from './simulacao.ts';

/** YouTube Premium of the mock: R$ 8,98 + R$ 1,50 = R$ 10,48 a month, entered on 28 December. */
const VAGA: VagaSimulada = {
  preco: { valorSemTaxas: centavos(898), valorTaxa: centavos(150) },
  vagas: 1,
  exigeCaucao: true,
  fidelidadeMeses: null,
  fimEm: null,
  hoje: '2026-12-28',
};
function resumo(vaga: VagaSimulada, dia: string) {
  return saidasEm(vaga, dia, REGRAS_PADRAO).map(({ tipo, em, total, seReocupada }) => [tipo, em, total, seReocupada]);
}

describe('The next charges of a seat (REGRAS 2.0, 2.4)', () => {
  it('the first one has the deposit, the other eleven are the month, on the day of the first access', () => {
    const cobrancas = cobrancasDaVaga(VAGA);
    // 20,96 + 11 × 10,48 = 136,24
    expect(somar(...cobrancas.map(({ valor }) => valor))).toBe(13_624);
    expect(cobrancas.slice(0, 3)).toEqual([
      { dia: '2026-12-28', valor: 2_096, caucao: 1_048 },
      { dia: '2027-01-28', valor: 1_048, caucao: 0 },
      { dia: '2027-02-28', valor: 1_048, caucao: 0 },
    ]);
    expect(cobrancas.at(-1)?.dia).toBe('2027-11-28');
    expect(ultimoDiaSimulado(VAGA)).toBe('2027-12-27');
  });

  it('a day that a month does not have is its last one, and the next month goes back to it', () => {
    const dias = cobrancasDaVaga({ ...VAGA, hoje: '2027-01-31' }).map(({ dia }) => dia);
    expect(dias.slice(0, 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  });

  it('no month that begins after the end of the group is charged', () => {
    const vaga = { ...VAGA, fimEm: '2027-03-10' };
    expect(cobrancasDaVaga(vaga).map(({ dia }) => dia)).toEqual(['2026-12-28', '2027-01-28', '2027-02-28']);
    expect(ultimoDiaSimulado(vaga)).toBe('2027-03-10');
  });
});

describe('Leaving on a chosen day (REGRAS 2.9)', () => {
  it.each([
    [
      '2026-12-28',
      [
        ['arrependimento', '2026-12-28', 2_096, null],
        ['fimDoCiclo', '2027-01-27', 1_048, null],
      ],
    ],
    [
      '2027-01-04',
      [
        ['arrependimento', '2027-01-04', 2_096, null],
        ['fimDoCiclo', '2027-01-27', 1_048, null],
      ],
    ],
    // 18 of 28 days: 8,98 × 18/28 = 5,77
    [
      '2027-03-10',
      [
        ['fimDoCiclo', '2027-03-27', 1_048, null],
        ['agora', '2027-03-10', 1_048, { valor: 577, ate: '2027-03-27' }],
      ],
    ],
  ])('on %s', (dia, esperado) => {
    expect(resumo(VAGA, dia)).toEqual(esperado);
  });

  it('a fidelity group shows its exit fee, and that it may come back', () => {
    const vaga = {
      ...VAGA,
      preco: { valorSemTaxas: centavos(1_800), valorTaxa: centavos(150) },
      fidelidadeMeses: 12,
    };
    // On 28 June the seventh month begins: 10 % of 18,00 × 5 = 9,00; the month of 30 days is unused: 18,00.
    expect(resumo(vaga, '2027-06-28')).toEqual([
      ['fimDoCiclo', '2027-07-27', 1_950, null],
      ['agora', '2027-06-28', 1_950 - 900 + 1_800, { valor: 900, ate: '2027-07-27' }],
    ]);
  });
});

describe('If the administrator vanishes (REGRAS 2.1, 2.9)', () => {
  it('before the access everything comes back; afterwards the days that were not used, their fee and the deposit', () => {
    const { semAcesso, sumiu, porDia } = piorCaso(VAGA, '2027-03-10', REGRAS_PADRAO);
    expect(semAcesso).toBe(2_096);
    // 10,48 + 8,98 × 18/28 (5,77) + 1,50 × 18/28 (0,96) = 17,21
    expect(sumiu.total).toBe(1_721);
    // The next day: 10,48 + 5,45 + 0,91 = 16,84
    expect(porDia).toBe(37);
  });

  it('nothing that comes back is more than what was paid, on any day, for any price', () => {
    const dia = fc.integer({ min: 0, max: 364 }).map((n) => somarDias(VAGA.hoje, n));
    const preco = fc.record({
      valorSemTaxas: fc.integer({ min: 1, max: 50_000 }),
      valorTaxa: fc.integer({ min: 0, max: 1_500 }),
    });
    fc.assert(
      fc.property(dia, preco, fc.integer({ min: 1, max: 3 }), fc.boolean(), (em, p, vagas, exigeCaucao) => {
        const vaga = {
          ...VAGA,
          vagas,
          exigeCaucao,
          preco: { valorSemTaxas: centavos(p.valorSemTaxas), valorTaxa: centavos(p.valorTaxa) },
        };
        const pago = cobrancasDaVaga(vaga)[0]?.valor ?? 0;
        for (const { total, seReocupada } of saidasEm(vaga, em, REGRAS_PADRAO)) {
          expect(total + (seReocupada?.valor ?? 0)).toBeLessThanOrEqual(pago);
          expect(total).toBeGreaterThanOrEqual(0);
        }
        const pior = piorCaso(vaga, em, REGRAS_PADRAO);
        expect(pior.sumiu.total).toBeLessThanOrEqual(pior.semAcesso);
        expect(pior.porDia).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
