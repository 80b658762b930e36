import { describe, expect, it } from 'vitest';
import { criarPrivado, PRIVADO_VAZIO, simularPrivado } from './privado.ts';

const SERVICO = { id: 999, icone: 'padrao', cor: 'padrao' };
const QUADRA = { ...PRIVADO_VAZIO, nome: ' Quadra de quinta ', valor: 400_00, pessoas: 10 };

describe('a private group (REGRAS 2.26)', () => {
  it('shares any cost among its people, one of whom administers it, without a deposit', () => {
    expect(criarPrivado(SERVICO, QUADRA)).toMatchObject({
      idServico: 999,
      idPlano: null,
      nome: 'Quadra de quinta',
      tipo: 6,
      visibilidade: 3,
      valor: 400_00,
      lugares: 10,
      totalVagas: 9,
      exigeCaucao: false,
      visivelRede: false,
    });
  });

  it('asks for a deposit only where its administrator wants one', () => {
    expect(simularPrivado(SERVICO, { ...QUADRA, exigeCaucao: true })?.body.exigeCaucao).toBe(true);
  });

  it.each([undefined, 99, 500_001])('has no price for a cost of %s', (valor) => {
    expect(simularPrivado(SERVICO, { ...QUADRA, valor })).toBeUndefined();
    expect(criarPrivado(SERVICO, { ...QUADRA, valor })).toBeUndefined();
  });
});
