import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { somarDias } from '../datas.ts';
import { centavos, somar } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { CASOS_DE_REEMBOLSO } from './reembolso.ts';
import { diasDasVagas, reembolsoDaAssinatura, reembolsoDasVagas } from './reembolso-da-assinatura.ts';

const mes = { faturaId: 1, valorSemTaxas: centavos(2_000), valorTaxa: centavos(160) };
const corrente = { ...mes, ciclo: { inicio: '2026-11-01', fim: '2026-11-30' } };
const seguinte = { ...mes, faturaId: 2, ciclo: { inicio: '2026-12-01', fim: '2026-12-31' } };
const caucao = centavos(2_160);

describe('Refund of a membership (REGRAS 2.9)', () => {
  it('the worked example: a complaint won after 10 of 30 days gives back R$ 36,00', () => {
    const r = reembolsoDaAssinatura(
      { caso: 'culpaDoAdministrador', saida: '2026-11-11', caucao, meses: [corrente] },
      REGRAS_PADRAO,
    );
    // 20,00 × 20/30 = 13,33; 1,60 × 20/30 = 1,07; deposit 21,60
    expect(r).toMatchObject({ parte: 1_333, taxa: 107, caucao: 2_160, total: 3_600 });
    expect(r.meses).toEqual([{ faturaId: 1, parte: 1_333, taxa: 107 }]);
  });

  it('a month that has not begun is refunded in full, even to a member who leaves now by his own will', () => {
    const r = reembolsoDaAssinatura(
      { caso: 'agora', saida: '2026-11-26', caucao, meses: [corrente, seguinte] },
      REGRAS_PADRAO,
    );
    expect(r).toMatchObject({ parte: 2_000, taxa: 160, total: 4_320 });
    expect(r.meses).toEqual([{ faturaId: 2, parte: 2_000, taxa: 160 }]);
  });

  it('a seat taken again gives back its unused days without the fee, and the seats sum to the whole', () => {
    // 20,00 × 20/30 = 13,33; two seats: 40,00 × 20/30 = 26,67 = 13,34 + 13,33
    expect(diasDasVagas({ mes: corrente, vagas: 1, saida: '2026-11-11' }, REGRAS_PADRAO)).toEqual([1_333]);
    const deDuas = { ...corrente, valorSemTaxas: centavos(4_000) };
    expect(diasDasVagas({ mes: deDuas, vagas: 2, saida: '2026-11-11' }, REGRAS_PADRAO)).toEqual([1_334, 1_333]);
    expect(diasDasVagas({ mes: corrente, vagas: 1, saida: '2026-12-01' }, REGRAS_PADRAO)).toEqual([0]);
  });

  it.each([
    ['the first day of a month, nothing of which was used', '2026-11-01', { faturaId: 1, parte: 2_000, taxa: 160 }],
    // one day of 30: 20,00 ÷ 30 = 0,67; 1,60 ÷ 30 = 0,05
    ['the last day of a month', '2026-11-30', { faturaId: 1, parte: 67, taxa: 5 }],
    // 21 days of 31: 20,00 × 21/31 = 13,55; 1,60 × 21/31 = 1,08
    ['a day of the second month', '2026-12-11', { faturaId: 2, parte: 1_355, taxa: 108 }],
  ])('the month that counts is the one of the day: %s', (_nome, saida, doMes) => {
    const soUm = saida < '2026-12-01' ? [corrente] : [corrente, seguinte];
    for (const meses of [soUm, soUm.toReversed()]) {
      const pedido = { caso: 'culpaDoAdministrador', saida, caucao, meses } as const;
      expect(reembolsoDaAssinatura(pedido, REGRAS_PADRAO).meses).toEqual([doMes]);
    }
  });

  it('a month that has not begun is not the month of the day, whatever the order', () => {
    const pedido = { caso: 'agora', saida: '2026-11-26', caucao, meses: [seguinte, corrente] } as const;
    expect(reembolsoDaAssinatura(pedido, REGRAS_PADRAO).meses).toEqual([{ faturaId: 2, parte: 2_000, taxa: 160 }]);
  });

  it('seats that were taken again are a part of one month, and nothing else', () => {
    expect(reembolsoDasVagas({ faturaId: 7, valor: centavos(1_333) })).toEqual({
      parte: 1_333,
      taxa: 0,
      caucao: 0,
      dividas: 0,
      multa: 0,
      total: 1_333,
      quando: 'agora',
      diasNaoUsados: 0,
      linhas: [{ chave: 'parte', rotulo: 'Sua parte', valor: 1_333 }],
      meses: [{ faturaId: 7, parte: 1_333, taxa: 0 }],
    });
  });

  it('a first month whose group never started is refunded in full', () => {
    const r = reembolsoDaAssinatura({ caso: 'agora', saida: '2026-11-26', caucao, meses: [mes] }, REGRAS_PADRAO);
    expect(r.total).toBe(4_320);
  });

  it('shows rows that sum to the total, and invoices that sum to the month, in every case and on every day', () => {
    const dia = fc.integer({ min: -5, max: 65 }).map((dias) => somarDias('2026-11-01', dias));
    const valor = fc.integer({ min: 0, max: 100_000 }).map(centavos);
    fc.assert(
      fc.property(
        fc.constantFrom(...CASOS_DE_REEMBOLSO),
        dia,
        valor,
        valor,
        valor,
        (caso, saida, parte, taxa, deposito) => {
          const meses = [corrente, seguinte].map((m) => ({ ...m, valorSemTaxas: parte, valorTaxa: taxa }));
          const r = reembolsoDaAssinatura({ caso, saida, caucao: deposito, meses }, REGRAS_PADRAO);
          expect(somar(...r.linhas.map((linha) => linha.valor))).toBe(r.total);
          expect(r.linhas.filter((linha) => linha.valor === 0)).toEqual([]);
          expect(somar(...r.meses.map((m) => m.parte))).toBe(r.parte);
          expect(somar(...r.meses.map((m) => m.taxa))).toBe(r.taxa);
          expect(r.total).toBe(r.parte + r.taxa + r.caucao);
        },
      ),
    );
  });
});
