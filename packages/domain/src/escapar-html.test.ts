import { describe, expect, it } from 'vitest';
import { escaparHtml } from './escapar-html.ts';

describe('Text in HTML (ASVS 1.2.1)', () => {
  it('ends no tag and no attribute', () => {
    expect(escaparHtml(`"><script>alert('a & b')</script>`)).toBe(
      '&quot;&gt;&lt;script&gt;alert(&#39;a &amp; b&#39;)&lt;/script&gt;',
    );
  });

  it('stays as it is when nothing in it means anything', () => {
    expect(escaparHtml('Família do Cine, R$\u00A012,90')).toBe('Família do Cine, R$\u00A012,90');
  });
});
