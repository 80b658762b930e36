import { describe, expect, it } from 'vitest';
import { textoDoComunicado } from './comunicados.ts';

describe('Words of an announcement (spec A§5 sanitised text)', () => {
  it.each([
    ['Primeira linha.\n\n\nSegunda.', 'Primeira linha.\nSegunda.'],
    ['<b>Forte</b> e <script>alert(1)</script>calmo', 'Forte e calmo'],
    ['<a href="https://outro.example">veja</a>', 'veja'],
    ['  \n <style>p{}</style> \n', ''],
    ['5 < 6 & 7', '5 < 6 & 7'],
  ])('%j is sent as %j', (escrito, enviado) => {
    expect(textoDoComunicado(escrito)).toBe(enviado);
  });
});
