import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from './regras.ts';

describe('Configuration (REGRAS)', () => {
  it('is plain data: it survives being stored as JSON', () => {
    expect(JSON.parse(JSON.stringify(REGRAS_PADRAO))).toEqual(REGRAS_PADRAO);
  });

  it('holds integers only, so that no rule meets a fraction', () => {
    const numeros: number[] = [];
    JSON.stringify(REGRAS_PADRAO, (_chave, valor: unknown) => {
      if (typeof valor === 'number') numeros.push(valor);
      return valor;
    });
    expect(numeros.length).toBeGreaterThan(90);
    expect(numeros.filter((numero) => !Number.isSafeInteger(numero))).toEqual([]);
  });
});
