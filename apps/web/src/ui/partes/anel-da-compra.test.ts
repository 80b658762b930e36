import { describe, expect, it } from 'vitest';
import { anelDaCompra } from './anel-da-compra.ts';

function quantas(partes: readonly string[], pintura: string): number {
  return partes.filter((p) => p === pintura).length;
}

describe('The ring of a purchase (DESIGN 1)', () => {
  it('is made of the lines that were paid: half of an entry is the deposit, and yours', () => {
    const anel = anelDaCompra([
      { chave: 'parte', valor: 898 },
      { chave: 'taxa', valor: 150 },
      { chave: 'caucao', valor: 1_048 },
    ]);
    expect(['cheia', 'sua'].map((pintura) => quantas(anel, pintura))).toEqual([6, 6]);
  });

  it('a month has no part of yours, a top-up is all yours', () => {
    expect(quantas(anelDaCompra([{ chave: 'parte', valor: 898 }]), 'sua')).toBe(0);
    expect(quantas(anelDaCompra([{ chave: 'saldo', valor: 5_000 }]), 'sua')).toBe(12);
  });
});
