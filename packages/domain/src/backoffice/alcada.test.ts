import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import type { Alcada, PapelDaEquipe } from './alcada.ts';
import { alcadaDaDevolucao, aprovaDevolucao } from './alcada.ts';

describe('Refunds by the staff (REGRAS 2.15)', () => {
  it.each<[string, readonly PapelDaEquipe[], number, Alcada]>([
    ['support asks for up to R$ 100,00', ['suporte'], 100_00, 'propoe'],
    ['support has no say above it', ['suporte'], 100_01, 'nada'],
    ['finance does up to R$ 1.000,00', ['financeiro'], 1_000_00, 'faz'],
    ['finance asks above it', ['financeiro'], 1_000_01, 'propoe'],
    ['the lead does up to R$ 1.000,00', ['lider'], 1_000_00, 'faz'],
    ['the lead needs a second person above it', ['lider'], 1_000_01, 'propoe'],
    ['two roles have the greater say', ['suporte', 'financeiro'], 500_00, 'faz'],
    ['nobody else has any', [], 1, 'nada'],
  ])('%s', (_frase, papeis, valor, esperado) => {
    expect(alcadaDaDevolucao({ valor: centavos(valor), papeis }, REGRAS_PADRAO)).toBe(esperado);
  });

  it.each<[string, number, number, Alcada]>([
    ['the first of the day', 0, 0, 'faz'],
    ['the last cent for this person', 900_00, 900_00, 'faz'],
    ['one cent more for this person', 900_01, 900_01, 'propoe'],
    ['the last cent of this operator', 0, 4_900_00, 'faz'],
    ['one cent more of this operator', 0, 4_900_01, 'propoe'],
  ])('R$ 100,00 alone is %s', (_frase, paraAPessoa, peloOperador, esperado) => {
    const feito = { paraAPessoa: centavos(paraAPessoa), peloOperador: centavos(peloOperador) };
    const pedido = { valor: centavos(100_00), papeis: ['financeiro'], feito } as const;
    expect(alcadaDaDevolucao(pedido, REGRAS_PADRAO)).toBe(esperado);
  });

  it.each<[string, readonly PapelDaEquipe[], readonly PapelDaEquipe[], number, boolean]>([
    ['finance signs what support asked', ['financeiro'], ['suporte'], 100_00, true],
    ['the lead signs what support asked', ['lider'], ['suporte'], 100_00, true],
    ['support signs nothing', ['suporte'], ['financeiro'], 100_00, false],
    ['the lead signs what finance asked above R$ 1.000,00', ['lider'], ['financeiro'], 1_000_01, true],
    ['finance signs what the lead asked above R$ 1.000,00', ['financeiro'], ['lider'], 1_000_01, true],
    ['two of finance are not enough above R$ 1.000,00', ['financeiro'], ['financeiro'], 1_000_01, false],
    ['two leads are', ['lider'], ['lider'], 5_000_00, true],
  ])('%s', (_frase, papeis, papeisDeQuemPropos, valor, esperado) => {
    const pedido = { valor: centavos(valor), papeis, papeisDeQuemPropos };
    expect(aprovaDevolucao({ ...pedido, propria: false }, REGRAS_PADRAO)).toBe(esperado);
    expect(aprovaDevolucao({ ...pedido, propria: true }, REGRAS_PADRAO)).toBe(false);
  });
});
