import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, multiplicar, somar } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { vezes } from '../test/tamanho.ts';
import {
  composicao,
  custoDoMeio,
  economiaDaVaga,
  partesDoGrupo,
  precoDaVaga,
  taxaVaga,
  tetoPorVaga,
} from './precos.ts';

/** Random prices of each property: the plan's 10^6 in the CI (L1). */
const PRECOS = vezes({ todoDia: 2_000, grande: 1_000_000 });
const semCusto = { basisPoints: 0, fixo: centavos(0) };
const preco = { valorSemTaxas: centavos(2000), valorTaxa: centavos(160) };

describe('Seat fee (REGRAS 2.4)', () => {
  it.each([
    // 20,00 × 8 % = 1,60
    [2000, false, 160],
    // 10,00 × 8 % = 0,80, the minimum is 1,50
    [1000, false, 150],
    // 18,75 × 8 % = 1,50 exactly
    [1875, false, 150],
    // 18,82 × 8 % = 1,5056
    [1882, false, 151],
    // 200,00 × 8 % = 16,00, the maximum is 15,00
    [20_000, false, 1500],
    // reduced: 50,00 × 4 % = 2,00
    [5000, true, 200],
    // reduced: 20,00 × 4 % = 0,80, the minimum is 1,00
    [2000, true, 100],
    // reduced is never above the common one: 500,00 × 4 % = 20,00, the common maximum is 15,00
    [50_000, true, 1500],
  ])('%i centavos, reduced %s: %i', (valor, reduzida, taxa) => {
    expect(taxaVaga(centavos(valor), REGRAS_PADRAO, { reduzida })).toBe(taxa);
  });
});

describe('Parts of a plan (REGRAS 2.0)', () => {
  it('members pay the same, the administrator takes the leftover centavos', () => {
    // 55,90 among 4: 13,98 13,98 13,97 13,97; members 13,97, administrator 55,90 − 3 × 13,97 = 13,99
    const grupo = { valorGrupo: centavos(5590), lugares: 4 };
    expect(partesDoGrupo(grupo)).toEqual({ membro: 1397, administrador: 1399 });
    // 13,97 × 8 % = 1,1176, the minimum is 1,50
    const esperado = { valorSemTaxas: 1397, valorTaxa: 150 };
    expect(precoDaVaga({ ...grupo, taxaReduzida: false }, REGRAS_PADRAO)).toEqual(esperado);
  });

  it('a group with the reduced fee gives it to its seats', () => {
    // 200,00 among 4: 50,00 × 4 % = 2,00
    const grupo = { valorGrupo: centavos(20_000), lugares: 4, taxaReduzida: true };
    expect(precoDaVaga(grupo, REGRAS_PADRAO)).toEqual({ valorSemTaxas: 5000, valorTaxa: 200 });
  });

  it('parts sum to the whole for any price and any number of people', () => {
    const valores = fc.tuple(fc.integer({ min: 100, max: 500_000 }), fc.integer({ min: 2, max: 50 }));
    fc.assert(
      fc.property(valores, ([valor, lugares]) => {
        const { membro, administrador } = partesDoGrupo({ valorGrupo: centavos(valor), lugares });
        const sobra = administrador - membro;
        return somar(multiplicar(membro, lugares - 1), administrador) === valor && sobra >= 0 && sobra < lugares;
      }),
      { numRuns: PRECOS },
    );
  }, 600_000);
});

describe('Ceiling of a seat (REGRAS 2.11)', () => {
  it.each([
    // 59,90 ÷ 4 × 1,15 = 17,22125
    [5990, 4, 1722],
    // 10,00 ÷ 3 × 1,15 = 3,8333
    [1000, 3, 383],
  ])('a plan of %i for %i people: %i', (valor, lugares, teto) => {
    expect(tetoPorVaga({ valor: centavos(valor), lugares }, REGRAS_PADRAO)).toBe(teto);
  });
});

describe('The saving of a shared seat (REGRAS 2.11)', () => {
  it.each([
    // alone 26,90, here 10,48: 16,42 saved
    { sozinho: 2_690, vagas: 1, paga: 1_048, seria: 2_690, poupa: 1_642 },
    // two seats are two people alone: 53,80 − 20,96
    { sozinho: 2_690, vagas: 2, paga: 2_096, seria: 5_380, poupa: 3_284 },
    // unknown, and dearer than alone: nothing is said to be saved
    { sozinho: null, vagas: 1, paga: 2_160, seria: 2_160, poupa: 0 },
    { sozinho: 990, vagas: 1, paga: 1_500, seria: 1_500, poupa: 0 },
  ])('alone $sozinho, $vagas seats, paid $paga: saves $poupa', ({ sozinho, vagas, paga, seria, poupa }) => {
    const valorSozinho = sozinho === null ? null : centavos(sozinho);
    expect(economiaDaVaga({ valorSozinho, vagas, paga: centavos(paga) })).toEqual({ sozinho: seria, mensal: poupa });
  });
});

describe('Price of a subscription (spec B§3)', () => {
  it('is (valorSemTaxas + taxa) × vagas, doubled by the deposit; the month is without it', () => {
    // (20,00 + 1,60) × 1 = 21,60; with the deposit 43,20
    expect(composicao({ preco, vagas: 1, exigeCaucao: true })).toMatchObject({
      parte: 2000,
      taxa: 160,
      caucao: 2160,
      custoMeio: 0,
      totalHoje: 4320,
      mensal: 2160,
    });
  });

  it('without deposit today is the month', () => {
    // (20,00 + 1,60) × 3 = 64,80
    const semCaucao = composicao({ preco, vagas: 3, exigeCaucao: false });
    expect(semCaucao).toMatchObject({ totalHoje: 6480, mensal: 6480, caucao: 0 });
    expect(semCaucao.linhas.map((linha) => linha.chave)).toEqual(['parte', 'taxa']);
    expect(semCaucao.linhas[0]?.conta).toBe('3 × R$\u00A020,00');
    expect(composicao({ preco, vagas: 1, exigeCaucao: false }).linhas[0]).not.toHaveProperty('conta');
  });

  it('adds the cost of the method to everything charged', () => {
    // 43,20 × 3,99 % = 1,72368
    const comCartao = composicao({
      preco,
      vagas: 1,
      exigeCaucao: true,
      taxaMeio: { basisPoints: 399, fixo: centavos(0) },
    });
    expect(comCartao).toMatchObject({ custoMeio: 172, totalHoje: 4492, mensal: 2160 });
    // 43,20 × 4,79 % + 0,60 = 2,66928
    expect(custoDoMeio(centavos(4320), { basisPoints: 479, fixo: centavos(60) })).toBe(267);
    expect(custoDoMeio(centavos(0), { basisPoints: 479, fixo: centavos(60) })).toBe(0);
  });

  it('a discount lowers today, never below the deposit', () => {
    expect(composicao({ preco, vagas: 1, exigeCaucao: true, desconto: centavos(500) }).totalHoje).toBe(3820);
    expect(composicao({ preco, vagas: 1, exigeCaucao: true, desconto: centavos(9900) }).totalHoje).toBe(2160);
  });

  it.each([0, -1, 1.5])('refuses %s seats', (vagas) => {
    expect(() => composicao({ preco, vagas, exigeCaucao: true })).toThrow(RangeError);
  });

  it('its rows always sum to the total', () => {
    const pedidos = fc.record({
      valorSemTaxas: fc.integer({ min: 1, max: 100_000 }),
      valorTaxa: fc.integer({ min: 0, max: 1_500 }),
      vagas: fc.integer({ min: 1, max: 3 }),
      exigeCaucao: fc.boolean(),
      basisPoints: fc.integer({ min: 0, max: 1_000 }),
      desconto: fc.integer({ min: 0, max: 20_000 }),
    });
    fc.assert(
      fc.property(pedidos, ({ valorSemTaxas, valorTaxa, basisPoints, desconto, ...resto }) => {
        const precoQualquer = { valorSemTaxas: centavos(valorSemTaxas), valorTaxa: centavos(valorTaxa) };
        const taxaMeio = { ...semCusto, basisPoints };
        const total = composicao({ ...resto, preco: precoQualquer, taxaMeio, desconto: centavos(desconto) });
        const soma = somar(...total.linhas.map((linha) => linha.valor));
        return soma === total.totalHoje && total.linhas.every((linha) => linha.valor !== 0);
      }),
      { numRuns: PRECOS },
    );
  }, 600_000);
});
