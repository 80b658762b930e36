import { describe, expect, it } from 'vitest';
import { desenharBarras } from './desenhar-barras.ts';

describe('The bars of a boleto (ISO/IEC 16390)', () => {
  it('are 405 units wide for 44 digits, and begin and end as the standard says', () => {
    const { traco, largura } = desenharBarras('34196165600000021601090063571277307144464000');
    // Start of 4, 22 pairs of 18, stop of 5.
    expect(largura).toBe(4 + 22 * 18 + 5);
    expect(traco.startsWith('M0 0h1v1h-1zM2 0h1v1h-1z')).toBe(true);
    expect(traco.endsWith(`M${largura - 5} 0h3v1h-3zM${largura - 1} 0h1v1h-1z`)).toBe(true);
  });

  it('the first digit of a pair is in the bars, the second in the gaps', () => {
    // 1 is wide-narrow-narrow-narrow-wide; 0 is narrow-narrow-wide-wide-narrow.
    expect(desenharBarras('10').traco).toBe(
      [
        'M0 0h1v1h-1z',
        'M2 0h1v1h-1z',
        'M4 0h3v1h-3z',
        'M8 0h1v1h-1z',
        'M10 0h1v1h-1z',
        'M14 0h1v1h-1z',
        'M18 0h3v1h-3z',
        'M22 0h3v1h-3z',
        'M26 0h1v1h-1z',
      ].join(''),
    );
  });

  it('refuses what is no pairs of digits', () => {
    expect(() => desenharBarras('123')).toThrow(RangeError);
    expect(() => desenharBarras('')).toThrow(RangeError);
  });
});
