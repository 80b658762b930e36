import { describe, expect, it } from 'vitest';
import { ehTerminal } from '../maquina.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import { MAQUINA_DEVOLUCAO } from './devolucao.ts';

describe('Machine of the return of a Pix (REGRAS 2.9)', () => {
  conferirMaquina({
    maquina: MAQUINA_DEVOLUCAO,
    quem: ['sistema', 'provedor'],
    tabela: [
      ['inicio', 'criar', 'criada', ['sistema'], {}],
      ['criada', 'processar', 'emProcessamento', ['provedor'], {}],
      ['criada', 'devolver', 'devolvida', ['provedor'], {}],
      ['criada', 'recusar', 'naoRealizada', ['provedor'], {}],
      ['emProcessamento', 'devolver', 'devolvida', ['provedor'], {}],
      ['emProcessamento', 'recusar', 'naoRealizada', ['provedor'], {}],
    ],
  });

  it('ends where the provider has said the last word', () => {
    expect(MAQUINA_DEVOLUCAO.estados.filter((estado) => ehTerminal(MAQUINA_DEVOLUCAO, estado))).toEqual([
      'devolvida',
      'naoRealizada',
    ]);
  });
});
