import { describe, expect, it } from 'vitest';
import type { QuemOlha } from './publico.ts';
import { dependeDosVinculos, ehDoPublico } from './publico.ts';

const novata: QuemOlha = { comprasFeitas: 0, isMBA: false, isADA: false };
const membro: QuemOlha = { comprasFeitas: 2, isMBA: true, isADA: false };
const administrador: QuemOlha = { comprasFeitas: 0, isMBA: false, isADA: true };
const todos: readonly QuemOlha[] = [null, novata, membro, administrador];

describe('the audience of a campaign (REGRAS 1: isMBA, isADA, convertido)', () => {
  it.each([
    [[], [true, true, true, true]],
    [['visitante'], [true, false, false, false]],
    [['logado'], [false, true, true, true]],
    [['nuncaComprou'], [false, true, false, true]],
    [['membro'], [false, false, true, false]],
    [['administrador'], [false, false, false, true]],
    [
      ['visitante', 'membro'],
      [true, false, true, false],
    ],
  ])('%j reaches visitor, newcomer, member, administrator: %j', (publicos, alcanca) => {
    expect(todos.map((quem) => ehDoPublico(publicos, quem))).toEqual(alcanca);
  });

  it('reaches nobody by an unknown audience', () => {
    expect(todos.map((quem) => ehDoPublico(['outro'], quem))).toEqual([false, false, false, false]);
  });

  it('looks at a person’s roles in groups only where an audience asks', () => {
    expect([[], ['visitante', 'logado'], ['membro']].map(dependeDosVinculos)).toEqual([false, false, true]);
  });
});
