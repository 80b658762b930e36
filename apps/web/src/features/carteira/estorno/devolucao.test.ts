import { describe, expect, it } from 'vitest';
import type { Devolucao } from './devolucao.ts';
import { aCaminho, falhou, passosDa, somaDas } from './devolucao.ts';

const BASE: Devolucao = {
  id: 1,
  valor: 2_096,
  estado: 'emProcessamento',
  motivo: 'reembolso',
  pedidaEm: '2026-11-26T13:00:00.000Z',
  concluidaEm: null,
  noSaldo: false,
};

describe('The return of a payment (REGRAS 2.9)', () => {
  it.each([
    ['criada', true, false],
    ['emProcessamento', true, false],
    ['devolvida', false, false],
    ['naoRealizada', false, true],
  ] as const)('%s', (estado, vem, nao) => {
    expect([aCaminho({ estado }), falhou({ estado })]).toEqual([vem, nao]);
  });

  it('is told with its days', () => {
    expect(passosDa(BASE, 'para a sua conta').map(({ estado }) => estado)).toEqual(['feito', 'agora']);
    const feita = { ...BASE, estado: 'devolvida', concluidaEm: '2026-11-26T13:05:00.000Z' } as const;
    expect(passosDa(feita, 'para a sua conta').at(-1)).toMatchObject({
      titulo: 'O valor voltou para a sua conta',
      estado: 'feito',
    });
  });

  it('sums its parts', () => expect(somaDas([BASE, BASE])).toBe(4_192));
});
