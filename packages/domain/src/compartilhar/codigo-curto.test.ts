import { describe, expect, it } from 'vitest';
import { lerCodigoCurto, novoCodigoCurto, TAMANHO_DO_CODIGO } from './codigo-curto.ts';

describe('Codes of short links (spec A§2 /r/{link})', () => {
  it('have no letter or digit that is taken for another', () => {
    const codigos = Array.from({ length: 31 }, (_, i) => novoCodigoCurto(() => i)).join('');
    expect(codigos).not.toMatch(/[01oil]/);
    expect(new Set(codigos).size).toBe(31);
  });

  it('are read as they were made', () => {
    let i = 0;
    const codigo = novoCodigoCurto((limite) => {
      i += 7;
      return i % limite;
    });
    expect(codigo).toHaveLength(TAMANHO_DO_CODIGO);
    expect(lerCodigoCurto(codigo)).toBe(codigo);
  });

  it.each([
    [' K7MX2P9W ', 'k7mx2p9w'],
    ['k7mx2p9', undefined],
    ['k7mx2p9ww', undefined],
    ['k7mx2p9o', undefined],
    ['k7mx2p9-', undefined],
    ['', undefined],
  ])('%j is read as %j', (texto, codigo) => {
    expect(lerCodigoCurto(texto)).toBe(codigo);
  });
});
