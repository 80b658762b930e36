import { describe, expect, it } from 'vitest';
import { quandoPodeCair } from './quando-pode-cair.ts';

function chave(emDescanso: boolean, podeReceberEm: string) {
  return {
    id: 1,
    tipoChave: 'cpf' as const,
    chave: '***.434.202-**',
    status: 1,
    podeReceberEm,
    emDescanso,
  };
}

describe('When a withdrawal can arrive (REGRAS 2.6)', () => {
  it('a new key says from when it can be used, before it is chosen', () => {
    const nova = chave(true, '2026-11-27T11:16:00.000Z');
    expect(quandoPodeCair([nova, chave(true, '2026-11-28T11:16:00.000Z')], 24)).toBe('A partir de sexta, 27 nov, 8h16');
  });

  it('promises nothing where a key may receive now, or nothing is known', () => {
    expect(
      quandoPodeCair([chave(true, '2026-11-27T11:16:00.000Z'), chave(false, '2026-11-20T11:16:00.000Z')], 24),
    ).toBeUndefined();
    expect(quandoPodeCair(undefined, 24)).toBeUndefined();
  });

  it('without a key it counts from the registration of one', () => {
    expect(quandoPodeCair([], 24)).toBe('24 horas depois de você cadastrar a sua chave Pix');
  });
});
