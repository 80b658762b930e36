import { describe, expect, it } from 'vitest';
import { diaDe } from '../datas.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { LOTERIAS } from './loterias.ts';
import { semSerie } from './sem-serie.ts';
import { antesDoProximo, sorteiosDaSerie } from './serie.ts';

const FATOS = { feriados: [], especiais: [], quantos: 3, regras: REGRAS_PADRAO };

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

  // Mega-Sena draws on Tuesdays, Thursdays and Sundays; 31 December 2026 is a Thursday.
  it.each([
    ['end two weeks before a special draw of the lottery', '2026-12-10', undefined, ['2026-12-13', '2026-12-15']],
    ['go on with a day in them that the agenda tells', '2026-12-15', '2026-12-17', ['2026-12-17']],
    ['take no draw of the special day for one of the lottery', '2026-12-29', '2026-12-31', []],
  ])('%s', (_nome, dia, anunciado, dias) => {
    const sorteios = sorteiosDaSerie(LOTERIAS['mega-sena'], {
      ...FATOS,
      especiais: ['2026-12-31'],
      anunciado,
      depoisDe: { concurso: 3_050, dia },
      agora: '2026-12-01T12:00:00.000Z',
    });
    expect(sorteios.map(({ sorteioEm }) => diaDe(sorteioEm))).toEqual(dias);
  });

  it('begin with the next concurso that the agenda knows', () => {
    expect(antesDoProximo({ concurso: 3_050, sorteioEm: '2026-12-02T00:00:00.000Z' })).toEqual({
      concurso: 3_049,
      dia: '2026-11-30',
    });
  });
});

describe('The lotteries of series (REGRAS 2.12 Recurring)', () => {
  it('are those with a calendar and the same card in each draw; the desk says why another one has none', () => {
    const sem = Object.values(LOTERIAS).flatMap((loteria) => {
      const motivo = semSerie(loteria);
      return motivo === undefined ? [] : [[loteria.slug, motivo.split(':')[0]]];
    });
    expect(sem).toEqual([
      ['mega-da-virada', 'Mega da Virada tem um sorteio por ano'],
      ['lotofacil-da-independencia', 'Lotofácil da Independência tem um sorteio por ano'],
      ['quina-de-sao-joao', 'Quina de São João tem um sorteio por ano'],
      ['dupla-sena-de-pascoa', 'Dupla Sena de Páscoa tem um sorteio por ano'],
      ['loteca', 'Na Loteca, cada concurso tem outras partidas, e um bolão recorrente repete os jogos'],
      ['trem-das-onze', 'Trem das Onze ainda não tem dia e hora de sorteio informados'],
    ]);
  });
});
