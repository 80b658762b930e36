import { describe, expect, it } from 'vitest';
import { intencaoDe } from './intencao.ts';

function foto(nome = 'rg.jpg') {
  return new File([new Uint8Array([1, 2, 3])], nome);
}

describe('One key for one intent of a person (CONFIABILIDADE 1.4; ADR 017)', () => {
  it('is kept while the same is wanted, and is another one for another body', () => {
    const primeira = intencaoDe(undefined, ['{"valor":5000}']);
    expect(primeira.chave).toMatch(/^[\da-f-]{36}$/);
    expect(intencaoDe(primeira, ['{"valor":5000}'])).toBe(primeira);
    expect(intencaoDe(primeira, ['{"valor":6000}']).chave).not.toBe(primeira.chave);
  });

  it('is of one file to one place: another file that looks alike is another intent', () => {
    const arquivo = foto();
    const primeira = intencaoDe(undefined, [arquivo, 'frente']);
    expect(intencaoDe(primeira, [arquivo, 'frente'])).toBe(primeira);
    expect(intencaoDe(primeira, [arquivo, 'verso']).chave).not.toBe(primeira.chave);
    expect(intencaoDe(primeira, [foto(), 'frente']).chave).not.toBe(primeira.chave);
    expect(intencaoDe(primeira, [arquivo]).chave).not.toBe(primeira.chave);
  });
});
