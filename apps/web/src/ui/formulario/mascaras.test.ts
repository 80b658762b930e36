import { describe, expect, it } from 'vitest';
import { comMascara, diaDosDigitos, digitosDe, mascaraDoCartao, mascaras, posicaoDoCursor } from './mascaras.ts';

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

  it('keeps the digits of what is pasted, and no more than the field takes', () => {
    expect(digitosDe('CPF: 529.982.247-25 (titular)', mascaras.cpf)).toBe('52998224725');
    expect(digitosDe('+55 31 98765-43210', mascaras.telefone)).toHaveLength(11);
  });

  it('leaves the caret behind the digit that was typed', () => {
    expect(posicaoDoCursor('529.982', 3)).toBe(3);
    expect(posicaoDoCursor('529.982', 4)).toBe(5);
    expect(posicaoDoCursor('529.982', 6)).toBe(7);
  });

  it('turns a typed date into the day on the wire', () => {
    expect(diaDosDigitos('30121990')).toBe('1990-12-30');
    expect(diaDosDigitos('3012199')).toBeUndefined();
  });
});
