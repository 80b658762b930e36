import { describe, expect, it } from 'vitest';
import { diaDosDigitos } from './campos-da-pessoa.ts';

describe('A birth date as it is typed', () => {
  it('turns into the day on the wire', () => {
    expect(diaDosDigitos('30121990')).toBe('1990-12-30');
    expect(diaDosDigitos('3012199')).toBeUndefined();
  });
});
