import { describe, expect, it } from 'vitest';
import { centavosDigitados, comMascara, digitosDe, mascaraDoCartao, mascaras, posicaoDoCursor } from './mascaras.ts';

describe('Masks of the fields', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['529', '529'],
    ['5299', '529.9'],
    ['52998224725', '529.982.247-25'],
  ])('writes the CPF %s as %s', (digitos, escrito) => {
    expect(comMascara(digitos, mascaras.cpf)).toBe(escrito);
  });

  it('writes a phone of 11 digits, a CEP and a date', () => {
    expect(comMascara('31987654321', mascaras.telefone)).toBe('(31) 98765-4321');
    expect(comMascara('30130010', mascaras.cep)).toBe('30130-010');
    expect(comMascara('30121990', mascaras.data)).toBe('30/12/1990');
  });

  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['6062825624254001234', '6062 8256 2425 4001 234'],
    ['371449635398431', '3714 496353 98431'],
  ])('writes the card %s in its own groups', (digitos, escrito) => {
    expect(comMascara(digitos, mascaraDoCartao(digitos))).toBe(escrito);
  });

  it('keeps the digits of a pasted text, and no more than the field takes', () => {
    expect(digitosDe('CPF: 529.982.247-25 (titular)', mascaras.cpf)).toBe('52998224725');
  });

  it.each([
    ['+55 31 98765-4321', '31987654321'],
    ['5531987654321', '31987654321'],
    ['0055 (31) 98765-4321', '31987654321'],
    ['(031) 98765-4321', '31987654321'],
    ['0 15 31 98765-4321', '31987654321'],
    ['+55 55 99876-5432', '55998765432'],
    ['(55) 99876-5432', '55998765432'],
    // The mask so far, and the next digit of a number that was begun with the country's code.
    ['(55) 31987-65432', '3198765432'],
    // One more digit at the end is not taken.
    ['(31) 98765-43210', '31987654321'],
  ])('reads the phone %s as %s', (texto, digitos) => {
    expect(digitosDe(texto, mascaras.telefone)).toBe(digitos);
  });

  it.each([
    ['1990-12-30', '30121990'],
    ['30/12/1990', '30121990'],
    ['5/3/1990', '05031990'],
    ['05.03.1990', '05031990'],
    ['3012', '3012'],
  ])('reads the day %s as %s', (texto, digitos) => {
    expect(digitosDe(texto, mascaras.data)).toBe(digitos);
  });

  it.each([
    ['12/29', '1229'],
    ['12/2029', '1229'],
    ['2029-12', '1229'],
    ['1/2029', '0129'],
  ])('reads the end of a card %s as %s', (texto, digitos) => {
    expect(digitosDe(texto, mascaras.validade)).toBe(digitos);
  });

  it('never makes another number of a longer one: it stays too long, and is seen', () => {
    const cnpj = digitosDe('11.222.333/0001-81', mascaras.cpf);
    expect(cnpj).toBe('11222333000181');
    expect(comMascara(cnpj, mascaras.cpf)).toBe('112.223.330-00181');
    expect(digitosDe('30130-0100-77', mascaras.cep)).toBe('30130010077');
  });

  it.each([
    ['50', '', 50_00],
    ['1.000', '', 1_000_00],
    ['R$ 1.234,56', '', 1_234_56],
    ['1234.5', '', 1_234_50],
    ['1,234.56', '', 1_234_56],
    ['R$ 5', '', 5_00],
    ['50,00', '12,34', 50_00],
    ['30,00', '', 30_00],
    ['5', '', 5],
    ['0,055', '0,05', 55],
    ['0,5', '0,55', 5],
    ['1.234,567', '1.234,56', 12_345_67],
    ['', '0,05', undefined],
    ['abc', '', undefined],
    ['-50', '', undefined],
    ['99999999999', '', undefined],
  ])('reads the amount %j, where %j stood, as %s centavos', (escrito, antes, valor) => {
    expect(centavosDigitados(escrito, antes)).toBe(valor);
  });

  it('leaves the caret behind the digit that was typed', () => {
    expect(posicaoDoCursor('529.982', 3)).toBe(3);
    expect(posicaoDoCursor('529.982', 4)).toBe(5);
    expect(posicaoDoCursor('529.982', 6)).toBe(7);
  });
});
