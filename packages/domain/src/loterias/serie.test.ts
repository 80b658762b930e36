import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import { LOTERIAS } from './loterias.ts';
import { antesDoProximo, sorteiosDaSerie } from './serie.ts';

const FATOS = { feriados: [], quantos: 3, regras: REGRAS_PADRAO };

describe('The draws of a series (REGRAS 2.12 Recurring)', () => {
  it('follow the calendar of the lottery, and charge 48 h before the close of sales', () => {
    // Quina: Monday to Saturday at 21:00; pools until 20:30, sales until 17:30 of Brasília.
    const sorteios = sorteiosDaSerie(LOTERIAS.quina, {
      ...FATOS,
      depoisDe: { concurso: 7_000, dia: '2026-12-07' },
      agora: '2026-12-01T12:00:00.000Z',
    });
    expect(sorteios.map(({ concurso }) => concurso)).toEqual([7_001, 7_002, 7_003]);
    expect(sorteios[0]).toMatchObject({ cobrarEm: '2026-12-06T20:30:00.000Z', apostasAte: '2026-12-08T23:30:00.000Z' });
  });

  it('pass over those that are too near, without a gap in their numbers', () => {
    const [primeiro] = sorteiosDaSerie(LOTERIAS.quina, {
      ...FATOS,
      depoisDe: { concurso: 7_000, dia: '2026-12-07' },
      agora: '2026-12-07T21:00:00.000Z',
    });
    expect(primeiro).toMatchObject({ concurso: 7_003, apostasAte: '2026-12-10T23:30:00.000Z' });
  });

  it('begin with the next concurso that the agenda knows', () => {
    expect(antesDoProximo({ concurso: 3_050, sorteioEm: '2026-12-02T00:00:00.000Z' })).toEqual({
      concurso: 3_049,
      dia: '2026-11-30',
    });
  });
});
