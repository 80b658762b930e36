import { describe, expect, it } from 'vitest';
import { comReticencias, cortarTexto, inicialDe, letrasDe } from './letras.ts';

describe('A text is cut between the letters that people see', () => {
  it.each([
    ['👩‍👩‍👧‍👦', 1],
    ['🇧🇷🏴󠁧󠁢󠁥󠁮󠁧󠁿', 2],
    ['e\u0301a', 2],
    ['olá', 3],
  ])('%s has %i letters', (texto, quantas) => {
    expect(letrasDe(texto)).toHaveLength(quantas);
  });

  it.each([
    ['ab😀', 3, 'ab'],
    ['ab👩‍👩‍👧‍👦c', 8, 'ab'],
    ['ab👩‍👩‍👧‍👦c', 13, 'ab👩‍👩‍👧‍👦'],
    ['abc', 3, 'abc'],
    ['e\u0301'.repeat(3), 3, 'e\u0301'],
  ])('%s in %i signs is %s', (texto, maximo, cortado) => {
    expect(cortarTexto(texto, maximo)).toBe(cortado);
  });

  it('no cut leaves half a character', () => {
    const texto = 'a😀👩‍👩‍👧‍👦🇧🇷é'.repeat(5);
    for (let n = 0; n < texto.length; n += 1) expect(cortarTexto(texto, n).isWellFormed()).toBe(true);
  });

  it('says with an ellipsis that there was more', () => {
    expect(comReticencias('abc de', 4)).toBe('abc…');
    expect(comReticencias('abc', 3)).toBe('abc');
  });

  it('knows the first letter', () => {
    expect([inicialDe('😀 Ana'), inicialDe('Ana'), inicialDe('')]).toEqual(['😀', 'A', '']);
  });
});
