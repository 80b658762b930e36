import { describe, expect, it } from 'vitest';
import { LOTERIAS } from './loterias.ts';
import { concursoAVender } from './molde.ts';

// A Quina of Thursday, 26 November 2026, 21 h of Brasília, whose sales close at 15 h.
const item = { concurso: 7_206, sorteioEm: '2026-11-27T00:00:00.000Z', vendasAte: '2026-11-26T18:00:00.000Z' };

describe('The concurso of a pool that is made from a template (REGRAS 2.12 Templates)', () => {
  it('is the next one of the agenda while its sales are open', () => {
    expect(concursoAVender(LOTERIAS.quina, { item, agora: '2026-11-26T17:59:59.000Z' })).toEqual({
      concurso: 7_206,
      dia: '2026-11-26',
    });
  });

  it('is the one after it once they have closed, on the next day of draws', () => {
    expect(concursoAVender(LOTERIAS.quina, { item, agora: item.vendasAte })).toEqual({
      concurso: 7_207,
      dia: '2026-11-27',
    });
  });

  it('has no number while no source has given one, and is unknown where no calendar goes on', () => {
    const semNumero = { ...item, concurso: null };
    expect(concursoAVender(LOTERIAS.quina, { item: semNumero, agora: item.vendasAte })?.concurso).toBeNull();
    expect(concursoAVender({ calendario: [] }, { item, agora: item.vendasAte })).toBeUndefined();
  });
});
