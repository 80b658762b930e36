import { describe, expect, it } from 'vitest';
import type { NoPermitido } from './html-permitido.ts';
import { lerHtmlPermitido, TAGS_PERMITIDAS, textoDoHtml } from './html-permitido.ts';

describe('Allowed HTML in sanitised text (spec A§5)', () => {
  it('is b, i, strong, em, p, div, span, ul, ol, li, br', () => {
    expect(TAGS_PERMITIDAS).toEqual(['b', 'i', 'strong', 'em', 'p', 'div', 'span', 'ul', 'ol', 'li', 'br']);
  });

  it.each(TAGS_PERMITIDAS.filter((tag) => tag !== 'br'))('<%s> stays, with what is in it', (tag) => {
    expect(lerHtmlPermitido(`<${tag}>um</${tag}>`)).toEqual([{ tag, filhos: ['um'] }]);
    expect(lerHtmlPermitido(`<${tag.toUpperCase()} >um</${tag}>`)).toEqual([{ tag, filhos: ['um'] }]);
  });

  it.each<[string, string, readonly NoPermitido[]]>([
    ['a line break', 'um<br>dois<br/>', ['um', { tag: 'br', filhos: [] }, 'dois', { tag: 'br', filhos: [] }]],
    [
      'a list',
      '<ul><li>um</li><li>dois</li></ul>',
      [
        {
          tag: 'ul',
          filhos: [
            { tag: 'li', filhos: ['um'] },
            { tag: 'li', filhos: ['dois'] },
          ],
        },
      ],
    ],
    ['attributes, which go', '<p onclick="x()" style=\'a>b\'>um</p>', [{ tag: 'p', filhos: ['um'] }]],
    ['a link, of which the words stay', '<a href="javascript:x()">um</a>', ['um']],
    ['a script, of which nothing stays', 'um<script>alert(1)</script>dois', ['um', 'dois']],
    ['a style', '<style>p{}</style>um', ['um']],
    ['a script that never ends', 'um<script>alert(1)', ['um']],
    ['an image', '<img src=x onerror=alert(1)>um', ['um']],
    ['a tag in a tag', '<scr<script>ipt>alert(1)</script>', ['ipt>alert(1)']],
    ['a comment', 'um<!-- <b>dois</b> -->três', ['um', 'três']],
    ['a tag that is not closed', '<b>um', [{ tag: 'b', filhos: ['um'] }]],
    ['an end without a beginning', 'um</b>', ['um']],
    ['ends in the wrong order', '<b><i>um</b>dois', [{ tag: 'b', filhos: [{ tag: 'i', filhos: ['um'] }] }, 'dois']],
    ['a sign that is no tag', '1 < 2 e 3 > 2', ['1 ', '<', ' 2 e 3 > 2']],
    ['entities, which are read once', '&lt;b&gt; &amp;lt;', ['<b> &lt;']],
  ])('%s', (_nome, html, arvore) => {
    expect(lerHtmlPermitido(html)).toEqual(arvore);
  });

  it('as plain text keeps the words apart', () => {
    expect(textoDoHtml('<p>Sem <b>trocar</b> a senha.</p><ul><li>um</li><li>dois</li></ul>')).toBe(
      'Sem trocar a senha. um dois',
    );
  });

  it.each([
    '<'.repeat(200_000),
    '<b>'.repeat(100_000),
    `<p ${'a="'.repeat(100_000)}`,
    '<!--'.repeat(100_000),
    '&'.repeat(200_000),
    '<b></i>'.repeat(50_000),
  ])('answers a hostile text at once (%#)', (texto) => {
    const inicio = performance.now();
    lerHtmlPermitido(texto);
    expect(performance.now() - inicio).toBeLessThan(10_000);
  });
});
