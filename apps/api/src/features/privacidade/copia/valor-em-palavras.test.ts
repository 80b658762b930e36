import { createRequire } from 'node:module';
import { nasLetrasDoDocumento } from '@rateia/domain/letras-do-documento';
import { describe, expect, it } from 'vitest';
import { TEXTO, TITULO } from '../../../http/documento-pdf.ts';
import { montarPdf } from './montar-pdf.ts';
import { emPalavras } from './valor-em-palavras.ts';

/** The reader of fonts that the document's library brings. */
const doPdf = createRequire(createRequire(import.meta.url).resolve('pdfkit'));
const { openSync } = doPdf('fontkit') as {
  readonly openSync: (arquivo: string) => { readonly hasGlyphForCodePoint: (ponto: number) => boolean };
};

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
    ['\u2212R$\u00a05,00', '\u2212R$\u00a05,00'],
    ['João – “olá” €', 'João – “olá” €'],
    ['Dvořák Șerban Łukasz Nguyễn', 'Dvořák Șerban Łukasz Nguyễn'],
    ['Ιωάννης Щербак', 'Ιωάννης Щербак'],
    ['Dvor\u030ca\u0301k', 'Dvořák'],
    ['Ａｎａ Ⅳ', 'Ana IV'],
    ['漢', '[U+6F22]'],
    ['😀', '[U+1F600]'],
  ])('%s is written %s: nothing is lost without a sign', (texto, escrito) => {
    expect(nasLetrasDoDocumento(texto)).toBe(escrito);
  });

  it('each letter that is written as it is has its drawing in both fonts of the document', () => {
    const escritas = Array.from({ length: 0xffff }, (_, ponto) => String.fromCodePoint(ponto)).filter(
      (letra) => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(letra) && nasLetrasDoDocumento(letra) === letra,
    );
    expect(escritas.length).toBeGreaterThan(1_500);
    for (const arquivo of [TEXTO, TITULO]) {
      const fonte = openSync(arquivo);
      const sem = escritas.filter((letra) => !fonte.hasGlyphForCodePoint(letra.codePointAt(0) ?? 0));
      expect(sem.map((letra) => letra.codePointAt(0)?.toString(16))).toEqual([]);
    }
  });

  it('the document carries its fonts, cut to the letters that it uses, and no other', async () => {
    const pdf = await montarPdf({
      nome: 'Șerban Щербак',
      geradoEm: '2026-11-26T12:00:00.000Z',
      partes: [],
      desenhos: new Map(),
    });
    const texto = pdf.toString('latin1');
    expect(texto.match(/\/FontFile2 /g)).toHaveLength(2);
    expect(texto).toMatch(/\/FontName \/[A-Z]{6}\+NotoSans-Regular/);
    expect(texto).not.toContain('Helvetica');
    expect(pdf.length).toBeLessThan(60_000);
  });
});
