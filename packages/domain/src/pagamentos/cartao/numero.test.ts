import { describe, expect, it } from 'vitest';
import { bandeiraDoNumero, contemNumeroDeCartao, luhnConfere } from './numero.ts';

describe('The number of a card (REGRAS 2.14; CONFIABILIDADE 2)', () => {
  it.each([
    ['5031433215406351', 'master'],
    ['5480832801033311', 'master'],
    ['4235647728025682', 'visa'],
    ['375365153556885', 'amex'],
    ['5067766783888311', 'elo'],
  ])('%s is of %s and fits its last digit', (numero, bandeira) => {
    expect([bandeiraDoNumero(numero), luhnConfere(numero)]).toEqual([bandeira, true]);
  });

  it.each([
    'Meu cartão é 4235 6477 2802 5682, pode cobrar',
    '5031-4332-1540-6351',
    '{"numero":"375365153556885"}',
    '5067.7667.8388.8311',
  ])('is found in "%s"', (texto) => {
    expect(contemNumeroDeCartao(texto)).toBe(true);
  });

  it.each([
    ['a number with a wrong digit', '4235647728025683'],
    ['a CNPJ', '11.222.333/0001-81'],
    ['a phone', '+5511987654321'],
    ['the line of a boleto', '34191.09057 64772.802562 82100.000007 1 12340000004569'],
    ['a key of Pix', '6f0c3a52-8f5b-4a53-9a37-5d1f7e2b9c10'],
    ['a UUID whose digits fit', 'aaaaaaaa-aaaa-4111-8111-11111116aaaa'],
    ['the last four digits', 'Visa final 5682'],
  ])('%s is none', (_caso, texto) => {
    expect(contemNumeroDeCartao(texto)).toBe(false);
  });
});
