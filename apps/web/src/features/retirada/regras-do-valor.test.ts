import { validarCampo } from '@rateia/domain/validacao';
import { describe, expect, it } from 'vitest';
import { campoDaRetirada, maximoAgora } from './regras-do-valor.ts';

const regras = {
  sacavel: 164_72,
  minimo: 2000,
  limiteDia: 100_000,
  usadoDia: 0,
  limiteMes: 500_000,
  usadoMes: 0,
  limiteNoturno: 100_000,
  noturno: false,
  primeiraDoMesGratis: true,
  taxaPix: 150,
  isentoAPartirDe: 5000,
};

describe('Amount of a withdrawal (REGRAS 2.6)', () => {
  it.each([
    [undefined, 'O campo Valor é obrigatório.'],
    [1999, 'O valor mínimo para retirada é R$ 20,00.'],
    [2000, undefined],
    [16_472, undefined],
    [16_473, 'Você pode retirar até R$ 164,72.'],
  ])('%s centavos: %s', (valor, mensagem) => {
    expect(validarCampo(campoDaRetirada(regras), valor)).toBe(mensagem);
  });

  it.each([
    ['the balance', {}, 16_472],
    ['the rest of the day', { sacavel: 200_000, usadoDia: 40_000 }, 60_000],
    ['the rest of the month', { sacavel: 200_000, usadoMes: 480_000 }, 20_000],
    ['the night’s limit', { sacavel: 900_000, limiteDia: 1_000_000, limiteMes: 5_000_000, noturno: true }, 100_000],
    ['nothing, once the day is used up', { sacavel: 200_000, usadoDia: 100_000 }, 0],
  ])('the most that may go now is %s', (_, muda, maximo) => {
    expect(maximoAgora({ ...regras, ...muda })).toBe(maximo);
  });
});
