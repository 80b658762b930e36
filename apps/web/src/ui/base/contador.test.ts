import { describe, expect, it } from 'vitest';
import { rotuloDoContador } from './contador.tsx';

describe('Notification badge (spec 1, §9)', () => {
  it.each([
    [0, 'cabecalho', ''],
    [99, 'cabecalho', '99'],
    [100, 'cabecalho', '+99'],
    [9, 'barra', '9'],
    [10, 'barra', '9+'],
  ] as const)('%d on the %s is "%s"', (quantos, onde, texto) => {
    expect(rotuloDoContador(quantos, onde)).toBe(texto);
  });
});
