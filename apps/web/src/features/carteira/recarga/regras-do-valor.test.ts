import { validarCampo } from '@rateia/domain/validacao';
import { describe, expect, it } from 'vitest';
import { campoDaRecarga, valorInicial } from './regras-do-valor.ts';

const limites = { minimo: 1000, maximo: 100_000, disponivelHoje: 45_000 };

describe('Amount of a top-up (REGRAS 2.5)', () => {
  it.each([
    [undefined, 'O campo Valor é obrigatório.'],
    [999, 'O valor mínimo para adicionar é R$ 10,00.'],
    [1000, undefined],
    [45_000, undefined],
    [45_001, 'Agora você pode adicionar até R$ 450,00.'],
    [100_001, 'O valor máximo para adicionar de uma vez é R$ 1.000,00.'],
  ])('%s centavos: %s', (valor, mensagem) => {
    expect(validarCampo(campoDaRecarga(limites), valor)).toBe(mensagem);
  });

  it('begins with the missing amount, never below the minimum', () => {
    expect(valorInicial('4300', limites)).toBe(4300);
    expect(valorInicial('250', limites)).toBe(1000);
    expect(valorInicial(undefined, limites)).toBeUndefined();
    expect(valorInicial('1e9', limites)).toBeUndefined();
  });
});
