import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import type { SituacaoDaRecarga } from './recarga.ts';
import { cabeNoSaldo, recargaPossivel, recusaDeRecarga, sugestoesDeRecarga } from './recarga.ts';

const nova: SituacaoDaRecarga = {
  identidadeVerificada: false,
  saldo: centavos(0),
  pendente: centavos(0),
  hoje: centavos(0),
};
const verificada = { ...nova, identidadeVerificada: true };

describe('Top-up limits (REGRAS 2.5)', () => {
  it.each<[string, number, SituacaoDaRecarga, string | undefined, number | undefined]>([
    ['R$ 10,00 is the least', 1000, nova, undefined, undefined],
    ['R$ 9,99 is under it', 999, nova, 'recargaMinima', 1000],
    ['R$ 1.000,00 is the most at once', 100_000, nova, undefined, undefined],
    ['R$ 1.000,01 is over it', 100_001, nova, 'recargaMaxima', 100_000],
    ['R$ 3.000,00 a day', 100_000, { ...verificada, hoje: centavos(200_000) }, undefined, undefined],
    ['a centavo more a day', 100_000, { ...verificada, hoje: centavos(200_001) }, 'recargaLimiteDiario', 300_000],
    ['R$ 2.000,00 of balance unverified', 100_000, { ...nova, saldo: centavos(100_000) }, undefined, undefined],
    ['a centavo over it', 100_000, { ...nova, saldo: centavos(100_001) }, 'saldoMaximo', 200_000],
    [
      'a pending top-up counts',
      1000,
      { ...nova, saldo: centavos(100_000), pendente: centavos(99_001) },
      'saldoMaximo',
      200_000,
    ],
    [
      'R$ 10.000,00 of balance verified',
      100_000,
      { ...verificada, saldo: centavos(900_001) },
      'saldoMaximo',
      1_000_000,
    ],
  ])('%s', (_nome, valor, situacao, codigo, limite) => {
    const recusa = recusaDeRecarga(centavos(valor), situacao, REGRAS_PADRAO);
    expect(recusa).toEqual(codigo === undefined ? undefined : { codigo, limite });
  });

  it.each<[string, SituacaoDaRecarga, number]>([
    ['the operation', nova, 100_000],
    ['the balance', { ...nova, saldo: centavos(150_000) }, 50_000],
    ['the day', { ...verificada, hoje: centavos(270_000) }, 30_000],
    ['the minimum, when exactly that is left', { ...nova, saldo: centavos(199_000) }, 1_000],
    ['nothing, when less than the minimum is left', { ...nova, saldo: centavos(199_500) }, 0],
    ['nothing, when over', { ...nova, saldo: centavos(500_000) }, 0],
  ])('the possible amount is bound by %s', (_nome, situacao, possivel) => {
    expect(recargaPossivel(situacao, REGRAS_PADRAO)).toBe(possivel);
  });
});

describe('Money from outside that is no top-up of now (REGRAS 2.5)', () => {
  const situacao = { identidadeVerificada: false, saldo: centavos(199_000), hoje: centavos(0) };

  it.each([
    ['exactly what the balance may reach', 1_000, situacao, true],
    ['a centavo more', 1_001, situacao, false],
    ['more, of somebody whose identity is verified', 1_001, { ...situacao, identidadeVerificada: true }, true],
    ['the rest of the day', 777, { ...situacao, saldo: centavos(0), hoje: centavos(299_223) }, true],
    ['a centavo more than the day has left', 778, { ...situacao, saldo: centavos(0), hoje: centavos(299_223) }, false],
  ] as const)('%s', (_qual, valor, de, cabe) => {
    expect(cabeNoSaldo(centavos(valor), de, REGRAS_PADRAO)).toBe(cabe);
  });
});

describe('Amounts that are offered for one tap (REGRAS 2.5)', () => {
  const sugestoes = [999, 1_000, 5_000, 5_001].map(centavos);
  const regras = { ...REGRAS_PADRAO, recarga: { ...REGRAS_PADRAO.recarga, sugestoes } };

  it('are those from the minimum to the highest possible amount, both included', () => {
    expect(sugestoesDeRecarga(centavos(5_000), regras)).toEqual([1_000, 5_000]);
    expect(sugestoesDeRecarga(centavos(0), regras)).toEqual([]);
  });
});
