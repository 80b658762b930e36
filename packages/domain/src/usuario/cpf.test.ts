import { describe, expect, it } from 'vitest';
import { formatarCpf, limparCpf, mascararCpf, validarCpf } from './cpf.ts';

describe('CPF (spec A§5)', () => {
  it.each([
    ['52998224725', true],
    ['529.982.247-25', true],
    ['11144477735', true],
    // a check digit that is 10 counts as 0
    ['10000000108', true],
    ['52998224724', false],
    ['52998224735', false],
    ['11111111111', false],
    ['00000000000', false],
    ['5299822472', false],
    ['529982247255', false],
    ['529.982.247/25', false],
    ['5299822472a', false],
    ['', false],
  ])('%s: %s', (cpf, valido) => {
    expect(validarCpf(cpf)).toBe(valido);
  });

  it('is written, cleaned and masked', () => {
    expect(formatarCpf('52998224725')).toBe('529.982.247-25');
    expect(formatarCpf('529')).toBe('529');
    expect(limparCpf('529.982.247-25')).toBe('52998224725');
    expect(mascararCpf('529.982.247-25')).toBe('***.982.247-**');
    expect(mascararCpf('529')).toBe('***.***.***-**');
  });
});
