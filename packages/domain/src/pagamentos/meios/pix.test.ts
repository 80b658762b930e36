import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../../regras.ts';
import { pix } from './pix.ts';

describe('Pix (REGRAS 2.2, 2.9)', () => {
  it('a code, and the seats that it holds, live for thirty minutes', () => {
    expect(pix.expiraEm('2026-12-30T12:00:00.000Z', REGRAS_PADRAO)).toBe('2026-12-30T12:30:00.000Z');
  });

  it('goes back by Pix for 90 days', () => {
    expect(pix.devolve({ pagoEm: '2026-10-01', hoje: '2026-12-30' }, REGRAS_PADRAO)).toBe(true);
    expect(pix.devolve({ pagoEm: '2026-10-01', hoje: '2026-12-31' }, REGRAS_PADRAO)).toBe(false);
  });
});
