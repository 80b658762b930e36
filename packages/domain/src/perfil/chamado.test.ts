import { describe, expect, it } from 'vitest';
import { INICIO } from '../maquina.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import { MAQUINA_CHAMADO, numeroDoChamado } from './chamado.ts';

describe('tickets (spec A§2 /perfil/relatar-problema)', () => {
  conferirMaquina({
    maquina: MAQUINA_CHAMADO,
    quem: ['usuario', 'operador', 'sistema'],
    tabela: [
      [INICIO, 'abrir', 'aberto', ['usuario'], {}],
      ['aberto', 'responder', 'respondido', ['operador'], {}],
      ['aberto', 'replicar', 'aberto', ['usuario'], {}],
      ['aberto', 'encerrar', 'encerrado', ['usuario', 'operador'], {}],
      ['respondido', 'responder', 'respondido', ['operador'], {}],
      ['respondido', 'replicar', 'aberto', ['usuario'], {}],
      ['respondido', 'encerrar', 'encerrado', ['usuario', 'operador', 'sistema'], {}],
      ['encerrado', 'replicar', 'aberto', ['usuario'], {}],
    ],
  });

  it('has a number that people write', () => {
    expect(numeroDoChamado(123)).toBe('#000123');
  });
});
