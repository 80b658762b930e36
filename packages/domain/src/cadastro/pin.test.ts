import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import {
  ALFABETO_PIN,
  bloqueioAposTentativas,
  expiracaoDoPin,
  ID_TIPO_PIN,
  normalizarPin,
  pinDe,
  pinUtilizavel,
  podeEmitirPin,
} from './pin.ts';

const agora = '2026-12-30T12:00:00.000Z';
const pin = { expiraEm: '2026-12-30T12:10:00.000Z', tentativas: 0, usado: false, anulado: false };

describe('PIN (REGRAS 2.6, 2.14)', () => {
  it('has the types of the spec (spec A§3)', () => {
    expect(Object.values(ID_TIPO_PIN)).toEqual([106, 245, 107, 213, 214, 215, 246]);
  });

  it('is seven characters, without 0 O 1 I', () => {
    expect(pinDe(new Uint8Array([0, 1, 31, 32, 63, 255, 8]))).toBe('23Z2ZZA');
    expect(new Set(ALFABETO_PIN).size).toBe(32);
    expect(ALFABETO_PIN).not.toMatch(/[0O1I]/);
    expect(() => pinDe(new Uint8Array(6))).toThrow(RangeError);
  });

  it('gives every character the same number of bytes', () => {
    const vezes = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const [letra = ''] = pinDe(new Uint8Array(7).fill(byte));
      vezes.set(letra, (vezes.get(letra) ?? 0) + 1);
    }
    expect([...vezes.values()]).toEqual(new Array(32).fill(8));
  });

  it('is read as people type it', () => {
    expect(normalizarPin(' abc-d2 34\n')).toBe('ABCD234');
  });

  it('is valid for ten minutes, once, and for five tries', () => {
    expect(expiracaoDoPin(agora, REGRAS_PADRAO)).toBe(pin.expiraEm);
    expect(pinUtilizavel(pin, agora, REGRAS_PADRAO)).toBe(true);
    expect(pinUtilizavel({ ...pin, tentativas: 4 }, agora, REGRAS_PADRAO)).toBe(true);
    expect(pinUtilizavel({ ...pin, tentativas: 5 }, agora, REGRAS_PADRAO)).toBe(false);
    expect(pinUtilizavel({ ...pin, usado: true }, agora, REGRAS_PADRAO)).toBe(false);
    expect(pinUtilizavel({ ...pin, anulado: true }, agora, REGRAS_PADRAO)).toBe(false);
    expect(pinUtilizavel(pin, pin.expiraEm, REGRAS_PADRAO)).toBe(false);
  });

  it('is sent three times an hour, and withdrawals rest 30 minutes after the fifth wrong try', () => {
    expect(podeEmitirPin({ emissoesNaUltimaHora: 2 }, REGRAS_PADRAO)).toBe(true);
    expect(podeEmitirPin({ emissoesNaUltimaHora: 3 }, REGRAS_PADRAO)).toBe(false);
    expect(bloqueioAposTentativas(agora, REGRAS_PADRAO)).toBe('2026-12-30T12:30:00.000Z');
  });
});
