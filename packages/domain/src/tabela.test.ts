import { describe, expect, it } from 'vitest';
import { STATUS_FATURA } from './carteira/estados.ts';
import { ehIdDe, idsDe, nomeDe, rotuloDe, todosOsIds } from './tabela.ts';

describe('Status tables (HOUSE §7)', () => {
  it('go from name to id and back', () => {
    expect(idsDe(STATUS_FATURA)).toEqual({ pendente: 11, pago: 13, cancelado: 19, atraso: 63, estornado: 67 });
    expect(todosOsIds(STATUS_FATURA)).toEqual([11, 13, 19, 63, 67]);
    expect(nomeDe(STATUS_FATURA, 63)).toBe('atraso');
    expect(rotuloDe(STATUS_FATURA, 63)).toBe('Em atraso');
  });

  it('tell an id from another value', () => {
    expect(ehIdDe(STATUS_FATURA, 11)).toBe(true);
    expect(ehIdDe(STATUS_FATURA, 12)).toBe(false);
    expect(ehIdDe(STATUS_FATURA, '11')).toBe(false);
  });

  it('refuse an id that crept in from elsewhere', () => {
    const dePassagem: number = 12;
    expect(() => nomeDe(STATUS_FATURA, dePassagem as 11)).toThrow(RangeError);
  });
});
