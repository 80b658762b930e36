import { describe, expect, it } from 'vitest';
import { emPalavras, nasLetrasDoDocumento } from './valor-em-palavras.ts';

describe('The copy of a person’s data as it is read (REGRAS 2.17 Export)', () => {
  it.each([
    ['valor_total', 2_160, 'R$\u00a021,60'],
    ['disponivel', 500, 'R$\u00a05,00'],
    ['bloqueado', 0, 'R$\u00a00,00'],
    ['pendente', 12_345, 'R$\u00a0123,45'],
    ['vagas', 3, '3'],
    ['taxas_meio_pagamento', { custo: 249, lista: [{ valor: 100 }] }, 'custo R$\u00a02,49, lista valor R$\u00a01,00'],
    ['paga', true, 'sim'],
    ['nada', null, ''],
  ])('%s %j is "%s"', (chave, valor, texto) => {
    expect(emPalavras(chave, valor)).toBe(texto);
  });

  it.each([
    ['\u2212R$\u00a05,00', '-R$\u00a05,00'],
    ['João – “olá” €', 'João – “olá” €'],
    ['Dvořák', 'Dvorák'],
    ['漢', '[U+6F22]'],
    ['😀', '[U+1F600]'],
  ])('%s is written %s: nothing is lost without a sign', (texto, escrito) => {
    expect(nasLetrasDoDocumento(texto)).toBe(escrito);
  });
});
