import { describe, expect, it } from 'vitest';
import {
  aparencia,
  comporTexto,
  ehTextoQuebrado,
  paragrafos,
  procuraPalavras,
  temEndereco,
  umaLinha,
} from './texto.ts';

describe('Text as people enter it (REGRAS 2.14)', () => {
  it('is composed: the same word is the same characters', () => {
    expect(comporTexto('Mac\u0327a\u0303')).toBe('Maçã');
    expect(umaLinha('Jose\u0301')).toBe('José');
  });

  it.each([
    ['zero-width spaces', '\u200b\u200b\u200b', ''],
    ['a blank of Braille', '\u2800', ''],
    ['a filler of Hangul', '\u3164', ''],
    ['line breaks and direction marks', ' Cine\r\nBcc: x\u202e y\u2028z ', 'Cine Bcc: x y z'],
    ['a hidden letter within a word', 'Fam\u200bília', 'Família'],
    ['many spaces', 'Família   do\u00a0 \tCine', 'Família do Cine'],
    ['pictures of several signs', '👩‍👩‍👧‍👦 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇧🇷 1️⃣ 👍🏽', '👩‍👩‍👧‍👦 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇧🇷 1️⃣ 👍🏽'],
  ])('one line: %s', (_caso, dado, lido) => {
    expect(umaLinha(dado)).toBe(lido);
  });

  it('several lines keep their breaks, and one empty line of many', () => {
    expect(paragrafos(' um\r\n\r\n\r\n\r\ndois\u2028tr\u202eês\t \n')).toBe('um\n\ndois\ntrês');
  });

  it.each([
    ['\ud800', true],
    ['um\udc00', true],
    ['um\u0000dois', true],
    ['😀', false],
    ['', false],
  ])('%j came from no keyboard: %s', (texto, quebrado) => {
    expect(ehTextoQuebrado(texto)).toBe(quebrado);
  });
});

describe('The appearance of a text to its reader (REGRAS 2.1, 2.14)', () => {
  it.each([
    'pirata',
    'PIRÂTA',
    'pir\u200bata',
    'p\u0456r\u0430ta',
    'ＰＩＲＡＴＡ',
    'p1r4t4',
    'p i r a t a',
    'p.i.r.a.t.a',
    'pi\u00adrata',
  ])('%j is read "pirata"', (texto) => {
    expect(aparencia(texto)).toBe('pirata');
    expect(procuraPalavras(`Plano ${texto} barato`)('pirata')).toBe(true);
  });

  it('finds whole words only', () => {
    expect(procuraPalavras('Piratas do Caribe')('pirata')).toBe(false);
    expect(procuraPalavras('conta  r0ubada')('conta roubada')).toBe(true);
  });

  it.each([
    ['Netflix.com', true],
    ['evil.example Netflix', true],
    ['fulano@exemplo', true],
    ['www.exemplo', true],
    ['https://x', true],
    ['Disney+ 4.0', false],
    ['Sr. João', false],
    ['Família do Cine', false],
  ])('"%s" has an address: %s', (texto, tem) => {
    expect(temEndereco(texto)).toBe(tem);
  });
});
