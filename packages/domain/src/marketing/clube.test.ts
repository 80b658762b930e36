import { describe, expect, it } from 'vitest';
import { LINK_DA_VANTAGEM, situacaoDaVantagem } from './clube.ts';

const AGORA = '2026-11-27T12:00:00.000Z';
const DEPOIS = '2026-12-27T12:00:00.000Z';

describe('a coupon of a partner (REGRAS 2.31)', () => {
  it.each([
    [{ terminaEm: DEPOIS, paradaEm: null }, 'noAr'],
    [{ terminaEm: AGORA, paradaEm: null }, 'terminada'],
    [{ terminaEm: DEPOIS, paradaEm: AGORA }, 'parada'],
    [{ terminaEm: AGORA, paradaEm: AGORA }, 'parada'],
  ] as const)('%j is %s', (vantagem, situacao) => {
    expect(situacaoDaVantagem(vantagem, AGORA)).toBe(situacao);
  });

  it.each([
    ['https://loja.example/oferta?de=clube', true],
    ['https://loja.example', true],
    ['http://loja.example', false],
    ['https://eu@loja.example', false],
    ['javascript:alert(1)', false],
    ['/grupos', false],
  ])('leads to %s: %s', (link, serve) => {
    expect(LINK_DA_VANTAGEM.test(link)).toBe(serve);
  });
});
