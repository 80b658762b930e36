import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { somarDias } from '../datas.ts';
import { centavos } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { cicloDeNumero, cicloSeguinte } from './ciclo.ts';
import {
  diaDoMes,
  doMesAjustado,
  impedimentoDoVencimento,
  mesDeAjuste,
  recusaDoDia,
  totalDoMes,
} from './vencimento.ts';

const MES = { plano: centavos(2_000), taxa: centavos(160) };

describe('The month that leads to a due day of choice (REGRAS 2.8)', () => {
  it.each([
    // 20,00 × 15/31 = 9,68; 1,60 × 15/31 = 0,77
    ['from the 10th to the 25th it is short', '2026-12-10', '2027-01-10', 25, '2027-01-25', 15, 31, 10_45],
    // 20,00 × 26/31 = 16,77; 1,60 × 26/31 = 1,34
    ['from the 10th to the 5th of the next month', '2026-12-10', '2027-01-10', 5, '2027-02-05', 26, 31, 18_11],
    // 20,00 × 33/31 = 21,29; 1,60 × 33/31 = 1,70
    [
      'two days later it is long: two invoices in two days are none',
      '2026-12-10',
      '2027-01-10',
      12,
      '2027-02-12',
      33,
      31,
      22_99,
    ],
    ['fourteen days later it is as long as it gets', '2026-12-10', '2027-01-10', 24, '2027-02-24', 45, 31, 31_35],
    // 20,00 × 28/31 = 18,06; 1,60 × 28/31 = 1,45
    ['from the 31st, which February has not', '2026-12-31', '2027-02-28', 28, '2027-03-28', 28, 31, 19_51],
  ])('%s', (_nome, ancora, proximo, dia, nova, dias, deCostume, total) => {
    const mes = mesDeAjuste({ ancora, proximo, dia }, REGRAS_PADRAO);
    expect(mes).toEqual({ dia, ancora: nova, ciclo: { inicio: proximo, fim: somarDias(nova, -1) }, dias, deCostume });
    expect(totalDoMes(doMesAjustado(MES, mes))).toBe(total);
  });

  it('has 15 to 45 days, and the cycle after it begins on the chosen day, whatever the days', () => {
    const { diasDoMesMaisCurto, diaMaximo } = REGRAS_PADRAO.vencimento;
    const dias = fc.integer({ min: 1, max: diaMaximo });
    fc.assert(
      fc.property(fc.nat(1_500), fc.nat(24), dias, (desde, numero, dia) => {
        const ancora = somarDias('2026-01-01', desde);
        const proximo = cicloDeNumero(ancora, numero).inicio;
        const mes = mesDeAjuste({ ancora, proximo, dia }, REGRAS_PADRAO);
        expect(mes.dias).toBeGreaterThanOrEqual(diasDoMesMaisCurto);
        expect(mes.dias).toBeLessThanOrEqual(diasDoMesMaisCurto + 30);
        expect(cicloSeguinte({ ancora: mes.ancora, fim: somarDias(proximo, -1) })).toEqual(mes.ciclo);
        expect(diaDoMes(cicloSeguinte({ ancora: mes.ancora, fim: mes.ciclo.fim }).inicio)).toBe(dia);
      }),
    );
  });
});

describe('A change of the due day is refused (REGRAS 2.8)', () => {
  const fatos = { hoje: '2027-01-02', proximo: '2027-01-10', emAtraso: false, ultimaMudanca: undefined };

  it.each([
    ['never, a week and a day before', fatos, undefined],
    ['from the day of the invoice on', { ...fatos, hoje: '2027-01-03' }, 'vencimentoPerto'],
    ['where no month follows', { ...fatos, proximo: undefined }, 'vencimentoNaoMuda'],
    ['while something is late', { ...fatos, emAtraso: true }, 'vencimentoEmAtraso'],
    ['89 days after the last one', { ...fatos, ultimaMudanca: '2026-10-05' }, 'vencimentoRecente'],
    ['never, 90 days after the last one', { ...fatos, ultimaMudanca: '2026-10-04' }, undefined],
  ])('%s', (_nome, facts, recusa) => {
    expect(impedimentoDoVencimento(facts, REGRAS_PADRAO)).toBe(recusa);
  });

  it.each([
    [31, 'vencimentoForaDoMes'],
    [29, 'vencimentoForaDoMes'],
    [0, 'vencimentoForaDoMes'],
    [10, 'vencimentoIgual'],
    [28, undefined],
  ])('day %i of a membership that is due on the 10th: %s', (dia, recusa) => {
    expect(recusaDoDia({ dia, ancora: '2026-12-10' }, REGRAS_PADRAO)).toBe(recusa);
  });
});
