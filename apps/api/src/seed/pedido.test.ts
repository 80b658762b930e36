import { describe, expect, it } from 'vitest';
import { ErroDeConfiguracao } from '../gateways/erro-de-configuracao.ts';
import { lerPedido } from './pedido.ts';

describe('The arguments of npm run seed', () => {
  it.each([
    [[], { seVazio: false }],
    [['--se-vazio'], { seVazio: true }],
    [['--grupos', '1000000'], { seVazio: false, grupos: 1_000_000 }],
    [['--pessoas=10', '--grupos', '20', '--partidas', '30'], { seVazio: false, pessoas: 10, grupos: 20, partidas: 30 }],
  ])('%j', (argumentos, pedido) => {
    expect(lerPedido(argumentos)).toEqual({ pessoas: undefined, grupos: undefined, partidas: undefined, ...pedido });
  });

  it.each([
    [['--grupos', '1.000.000'], '--grupos 1.000.000: preciso de um número inteiro, de 1 a 999999999, sem pontos.'],
    [['--grupos', 'mil'], '--grupos mil: preciso de um número inteiro'],
    [['--pessoas', '0'], '--pessoas 0: preciso de um número inteiro'],
    [['--partidas', '9999999999'], '--partidas 9999999999: preciso de um número inteiro'],
    [['--grupos', '-5'], 'Não entendi "--grupos -5". Uso: npm run seed'],
    [['--grupos'], 'Não entendi "--grupos". Uso: npm run seed'],
    [['--gurpos', '5'], 'Não entendi "--gurpos 5". Uso: npm run seed'],
    [['5'], 'Não entendi "5". Uso: npm run seed'],
  ])('one sentence refuses %j', (argumentos, frase) => {
    expect(() => lerPedido(argumentos)).toThrow(ErroDeConfiguracao);
    expect(() => lerPedido(argumentos)).toThrow(frase);
  });
});
