import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { somarDias } from '../datas.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import type { FatosDaReputacao } from './reputacao.ts';
import { calcularReputacao, PARTES_DA_REPUTACAO, pesoPelaIdade } from './reputacao.ts';

const HOJE = '2026-11-26';
const SEM_FATOS: FatosDaReputacao = { entregas: [], contestacoes: [], membros: [], desde: null };
function entregas(...minutos: (number | null)[]) {
  return minutos.map((m) => ({ em: HOJE, minutos: m }));
}
function calcular(fatos: Partial<FatosDaReputacao>) {
  return calcularReputacao({ ...SEM_FATOS, ...fatos }, HOJE, REGRAS_PADRAO);
}
function valores(fatos: Partial<FatosDaReputacao>) {
  return Object.fromEntries(calcular(fatos).partes.map(({ chave, valor }) => [chave, valor]));
}

describe('An administrator’s reputation is computed from what the product saw (REGRAS 2.28)', () => {
  it('its weights are of 100', () => {
    expect(Object.values(PARTES_DA_REPUTACAO).reduce((soma, { peso }) => soma + peso, 0)).toBe(100);
  });

  it('without three deliveries there is no note, only the parts', () => {
    expect(calcular({ entregas: entregas(10, 10) }).nota).toBeNull();
    expect(calcular({ entregas: entregas(10, 10, 10) }).nota).toBe(100);
  });

  it.each([
    [1_440, 100],
    [1_441, 50],
    [4_320, 50],
    [4_321, 0],
    [null, 0],
  ])('access after %s minutes is worth %i', (minutos, valor) => {
    expect(valores({ entregas: entregas(minutos) })['entrega']).toBe(valor);
  });

  it('a part without facts is left out, and the others count for the whole', () => {
    // entrega 100 × 40, resposta 0 × 20, tempo 100 × 5: 4.500 ÷ 65 = 69
    const fatos = {
      entregas: entregas(5, 5, 5),
      contestacoes: [{ em: HOJE, respondida: false }],
      desde: somarDias(HOJE, -400),
    };
    expect(valores(fatos)).toEqual({ entrega: 100, resposta: 0, semDevolucao: null, permanencia: null, tempo: 100 });
    expect(calcular(fatos).nota).toBe(69);
  });

  it('a fact of a year ago weighs half of one of today', () => {
    expect(pesoPelaIdade(somarDias(HOJE, -365), HOJE)).toBe(0.5);
    // 1 today and 0 a year ago: 1 ÷ 1,5 = 67
    const membro = { ficou: true, devolvido: false };
    const membros = [
      { em: HOJE, ...membro },
      { em: somarDias(HOJE, -365), ficou: false, devolvido: true },
    ];
    expect(valores({ membros })).toMatchObject({ permanencia: 67, semDevolucao: 67 });
  });

  it('it never leaves 0 to 100, and another good delivery lowers nobody', () => {
    const fato = fc.record({
      em: fc.integer({ min: 0, max: 2_000 }).map((n) => somarDias(HOJE, -n)),
      minutos: fc.option(fc.integer({ min: 0, max: 10_000 })),
    });
    fc.assert(
      fc.property(fc.array(fato, { minLength: 3, maxLength: 30 }), (lista) => {
        const antes = calcular({ entregas: lista }).nota ?? -1;
        const depois = calcular({ entregas: [...lista, { em: HOJE, minutos: 1 }] }).nota ?? -1;
        expect(antes).toBeGreaterThanOrEqual(0);
        expect(depois).toBeLessThanOrEqual(100);
        expect(depois).toBeGreaterThanOrEqual(antes);
      }),
    );
  });
});
