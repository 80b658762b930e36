import fc from 'fast-check';
import * as Instant from 'temporal-polyfill/fns/Instant';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';
import { describe, expect, it } from 'vitest';
import { FUSO_DE_BRASILIA, lerData, lerInstante, paredeDe } from './calendario.ts';
import { diaDe, horaDe, inicioDoDia, somarDias, somarMeses } from './datas.ts';

const de = Date.UTC(1990, 0, 1);
const ate = Date.UTC(2060, 0, 1);
const instantes = fc.integer({ min: de, max: ate });
const dias = instantes.map((ms) => new Date(ms).toISOString().slice(0, 10));
function plano(dia: string) {
  const { ano, mes, dia: numero } = lerData(dia);
  return PlainDate.create(ano, mes, numero);
}
function zonado(ms: number) {
  return Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(ms), FUSO_DE_BRASILIA);
}

/** A full implementation of the calendar is the judge, over seventy years with and without daylight saving time. */
describe('The calendar agrees with Temporal (REGRAS 2.0)', () => {
  it('on the day and the hour of an instant in Brasília', () => {
    fc.assert(
      fc.property(instantes, (ms) => {
        const instante = new Date(ms).toISOString();
        const { hour, minute } = zonado(ms);
        expect(diaDe(instante)).toBe(PlainDate.toString(ZonedDateTime.toPlainDate(zonado(ms))));
        expect(horaDe(instante)).toEqual({ hora: hour, minuto: minute });
      }),
    );
  });

  it('on when a day begins', () => {
    function confere(dia: string): void {
      const inicio = ZonedDateTime.toInstant(PlainDate.toZonedDateTime(plano(dia), FUSO_DE_BRASILIA));
      expect(inicioDoDia(dia)).toBe(Instant.toString(inicio, { fractionalSecondDigits: 3 }));
    }
    fc.assert(fc.property(dias, confere));
    // The clocks were put forward, and back, at midnight.
    for (const dia of ['2018-11-03', '2018-11-04', '2018-11-05', '2019-02-16', '2019-02-17', '1996-10-06'])
      confere(dia);
  });

  it('on days and months that are added', () => {
    fc.assert(
      fc.property(dias, fc.integer({ min: -900, max: 900 }), (dia, quantos) => {
        expect(somarDias(dia, quantos)).toBe(PlainDate.toString(PlainDate.addDays(plano(dia), quantos)));
        expect(somarMeses(dia, quantos)).toBe(PlainDate.toString(PlainDate.addMonths(plano(dia), quantos)));
      }),
    );
  });
});

describe('Texts that are no day and no instant', () => {
  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-10-00',
    '2026-1-1',
    '12026-10-10',
    '2026-10-100',
    '',
    'hoje',
  ])('%s', (texto) => {
    expect(() => lerData(texto)).toThrow(RangeError);
  });

  it.each([
    '2026-12-30',
    '2026-12-30T12:00:00',
    'amanhã',
    '2026-12-30T99:00:00Z',
    // Date.parse takes it.
    '2026-12-30 12:00:00Z (Brasília)',
  ])('%s', (texto) => {
    expect(() => lerInstante(texto)).toThrow(RangeError);
  });
});

it('an offset may be written without its colon', () => {
  expect(lerInstante('2026-12-30T12:00:00-0300')).toBe(lerInstante('2026-12-30T15:00:00Z'));
});

it.each([Date.UTC(2026, 0, 1, 12, 0, 0, 250), -1])('the wall clock keeps the milliseconds of %i', (ms) => {
  const TRES_HORAS_MS = 10_800_000;
  expect(paredeDe(ms)).toBe(ms - TRES_HORAS_MS);
});
