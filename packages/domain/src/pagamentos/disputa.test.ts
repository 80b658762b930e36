import { describe, expect, it } from 'vitest';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import { fimDaResposta, MAQUINA_DISPUTA } from './disputa.ts';

describe('Machine of a dispute (REGRAS 2.4; part 3, MED)', () => {
  const FIM = ['operador', 'provedor'] as const;
  conferirMaquina({
    maquina: MAQUINA_DISPUTA,
    quem: ['operador', 'sistema', 'provedor'],
    tabela: [
      ['inicio', 'abrir', 'aberta', ['provedor'], {}],
      ['aberta', 'responder', 'respondendo', ['operador'], {}],
      ['aberta', 'anotar', 'respondida', ['operador'], {}],
      ['aberta', 'vencer', 'semResposta', ['sistema'], {}],
      ['aberta', 'ganhar', 'ganha', FIM, {}],
      ['aberta', 'perder', 'perdida', FIM, {}],
      ['respondendo', 'entregar', 'respondida', ['provedor'], {}],
      ['respondendo', 'devolver', 'aberta', ['provedor'], {}],
      ['respondendo', 'ganhar', 'ganha', FIM, {}],
      ['respondendo', 'perder', 'perdida', FIM, {}],
      ['respondida', 'ganhar', 'ganha', FIM, {}],
      ['respondida', 'perder', 'perdida', FIM, {}],
      ['semResposta', 'ganhar', 'ganha', FIM, {}],
      ['semResposta', 'perder', 'perdida', FIM, {}],
      ['ganha', 'perder', 'perdida', ['provedor'], {}],
      ['perdida', 'ganhar', 'ganha', ['provedor'], {}],
    ],
  });

  it('gives seven days for the answer where the provider names none', () => {
    expect(fimDaResposta('2026-11-27T15:00:00.000Z')).toBe('2026-12-04T15:00:00.000Z');
  });
});
