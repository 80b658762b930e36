import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import type { QuemMoveAdesao } from './adesao.ts';
import { faltasPausam, MAQUINA_ADESAO } from './adesao.ts';

const QUEM: readonly QuemMoveAdesao[] = ['membro', 'sistema'];

describe('A place in a series of pools (REGRAS 2.12 Recurring)', () => {
  it.each([
    [1, false],
    [2, true],
  ])('is paused by misses in a row: %i, %s', (faltas, pausa) => {
    expect(faltasPausam(faltas, REGRAS_PADRAO)).toBe(pausa);
  });

  conferirMaquina({
    maquina: MAQUINA_ADESAO,
    quem: QUEM,
    tabela: [
      ['inicio', 'aderir', 'ativa', ['membro'], {}],
      ['ativa', 'pausar', 'pausada', QUEM, {}],
      ['pausada', 'retomar', 'ativa', ['membro'], {}],
      ['ativa', 'sair', 'encerrada', QUEM, {}],
      ['pausada', 'sair', 'encerrada', QUEM, {}],
    ],
  });
});
