import { describe, expect, it } from 'vitest';
import { formatarDolares, formatarTamanho } from './formatos.ts';
import { TAMANHO_MAXIMO_DE_IMAGEM } from './imagem.ts';

function semFixo(texto: string): string {
  return texto.replaceAll('\u00A0', ' ');
}

describe('USD shows $ (spec A§5, B§9)', () => {
  it.each([
    [0, '$ 0,00'],
    [1048, '$ 10,48'],
    [123_456_789, '$ 1.234.567,89'],
    [-5, '−$ 0,05'],
  ])('%d cents are %s', (cents, texto) => {
    expect(semFixo(formatarDolares(cents))).toBe(texto);
  });

  it('takes nothing but integer cents', () => {
    expect(() => formatarDolares(1.5)).toThrow(RangeError);
  });
});

describe('File sizes (spec A§5)', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 kB'],
    [1536, '1,5 kB'],
    [327_680, '320 kB'],
    [TAMANHO_MAXIMO_DE_IMAGEM - 1, '4,9 MB'],
    [TAMANHO_MAXIMO_DE_IMAGEM, '5 MB'],
    [3 * 1024 ** 3, '3 GB'],
    [5000 * 1024 ** 3, '5000 GB'],
  ])('%d bytes are %s', (bytes, texto) => {
    expect(semFixo(formatarTamanho(bytes))).toBe(texto);
  });

  it('is no size below zero', () => {
    expect(() => formatarTamanho(-1)).toThrow(RangeError);
  });
});
