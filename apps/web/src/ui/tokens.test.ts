import { COR_DE_FUNDO } from '@rateia/domain/constantes';
import { LOTERIAS_ESPECIAIS } from '@rateia/domain/marketing/loteria-especial';
import { describe, expect, it } from 'vitest';
import { loteria, neutro } from './tokens.ts';

const COMUNS = [
  'mega-sena',
  'lotofacil',
  'quina',
  'dupla-sena',
  'timemania',
  'lotomania',
  'dia-de-sorte',
  'mais-milionaria',
  'loteca',
];

/** WCAG 2.2, relative luminance. */
function luminancia(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('Lottery colours (spec A§9: brand colours are defined per lottery)', () => {
  it('every lottery and every special edition has its own', () => {
    expect(Object.keys(loteria)).toEqual(expect.arrayContaining([...COMUNS, ...Object.keys(LOTERIAS_ESPECIAIS)]));
    const cores = Object.values(loteria).map(({ cor }) => cor);
    expect(new Set(cores).size).toBe(cores.length);
  });

  it.each(Object.entries(loteria))('%s is a colour, and its strong one carries white text', (_nome, { cor, forte }) => {
    for (const hex of [cor, forte]) expect(hex).toMatch(/^#[0-9A-F]{6}$/);
    expect(1.05 / (luminancia(forte) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  it('the ground of the app is the one of the section', () => {
    expect(neutro.bg).toBe(COR_DE_FUNDO);
  });
});
