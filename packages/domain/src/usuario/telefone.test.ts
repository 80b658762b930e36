import { describe, expect, it } from 'vitest';
import { formatarTelefone, mascararTelefone } from './telefone.ts';

describe('phone (spec A§5; ASVS 14.2.6)', () => {
  it('is written with its area', () => {
    expect(formatarTelefone('11988887777')).toBe('(11) 98888-7777');
  });

  it('shows only area and last four when masked', () => {
    expect(mascararTelefone('11988887777')).toBe('(11) *****-7777');
  });

  it('masks all of a text that is not a phone', () => {
    expect(mascararTelefone('123')).toBe('(**) *****-****');
  });
});
