import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { somarDias } from '../datas.ts';
import { centavos, somar } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import type { RecebimentoDaFatura } from './devolucao-original.ts';
import { DESTINOS_DO_REEMBOLSO, devolucoesPeloOriginal } from './devolucao-original.ts';
import { pix as meio } from './meios/pix.ts';

const HOJE = '2026-11-22';
function pix(mudancas: Partial<RecebimentoDaFatura> = {}): RecebimentoDaFatura {
  return {
    faturaId: 1,
    recebimentoId: 11,
    pagamentoId: 7,
    meio,
    pagoEm: HOJE,
    resta: centavos(4_320),
    ...mudancas,
  };
}
function devolver(
  pagos: readonly RecebimentoDaFatura[],
  notas: readonly (readonly [number, number])[] = [[1, 4_320]],
  destino: 'original' | 'saldo' = 'original',
) {
  return devolucoesPeloOriginal(
    {
      hoje: HOJE,
      pagos,
      devolver: notas.map(([faturaId, valor], i) => ({ itemId: i + 1, faturaId, valor: centavos(valor), destino })),
    },
    REGRAS_PADRAO,
  );
}

describe('Refund by the original method (REGRAS 2.9)', () => {
  it('goes back by the Pix that paid the invoice', () => {
    expect(devolver([pix()])).toEqual([{ itemId: 1, recebimentoId: 11, pagamentoId: 7, valor: 4_320 }]);
  });

  it('a part of it when only a part goes back', () => {
    expect(devolver([pix()], [[1, 2_160]])).toMatchObject([{ valor: 2_160 }]);
  });

  it.each([
    ['the day of the payment', 0, 1],
    ['the 90th day', 90, 1],
    ['the 91st day', 91, 0],
  ])('%s: %i days after it, %i return', (_quando, dias, quantas) => {
    expect(devolver([pix({ pagoEm: somarDias(HOJE, -dias) })])).toHaveLength(quantas);
  });

  it('never more than the rest that earlier returns have left of the Pix', () => {
    expect(devolver([pix({ resta: centavos(1_000) })])).toMatchObject([{ valor: 1_000 }]);
    expect(devolver([pix({ resta: centavos(0) })])).toEqual([]);
  });

  it('an invoice paid from the wallet has no Pix to go back by; each invoice goes back by its own', () => {
    expect(devolver([])).toEqual([]);
    const outro = pix({ faturaId: 2, recebimentoId: 12, pagamentoId: 8, resta: centavos(2_160) });
    const notas = [
      [1, 2_160],
      [2, 2_160],
      [3, 2_160],
    ] as const;
    expect(devolver([pix(), outro], notas)).toMatchObject([
      { recebimentoId: 11, valor: 2_160 },
      { recebimentoId: 12, valor: 2_160 },
    ]);
  });

  it('items of one invoice share what its payment still holds, and never more', () => {
    const itens = [
      [1, 3_000],
      [1, 3_000],
      [1, 3_000],
    ] as const;
    expect(devolver([pix()], itens)).toMatchObject([
      { itemId: 1, valor: 3_000 },
      { itemId: 2, valor: 1_320 },
    ]);
  });

  it('the member may choose the wallet always', () => {
    expect(devolver([pix()], [[1, 4_320]], 'saldo')).toEqual([]);
  });

  it('never returns more than is refunded, nor more than was paid', () => {
    const valor = fc.integer({ min: 0, max: 100_000 });
    const pedidos = fc.array(fc.record({ nota: valor, resta: valor, dias: fc.integer({ min: 0, max: 120 }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(pedidos, fc.constantFrom(...DESTINOS_DO_REEMBOLSO), (meses, destino) => {
        const pagos = meses.map((m, i) =>
          pix({ faturaId: i, recebimentoId: i, resta: centavos(m.resta), pagoEm: somarDias(HOJE, -m.dias) }),
        );
        const voltas = devolver(
          pagos,
          meses.map((m, i) => [i, m.nota] as const),
          destino,
        );
        expect(somar(...voltas.map((v) => v.valor))).toBeLessThanOrEqual(meses.reduce((s, m) => s + m.nota, 0));
        for (const v of voltas) expect(v.valor).toBeLessThanOrEqual(meses[v.recebimentoId]?.resta ?? -1);
      }),
    );
  });
});
