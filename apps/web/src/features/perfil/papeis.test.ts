import { describe, expect, it } from 'vitest';
import { papeisNosGrupos } from './papeis.ts';

const nada = { isMBA: false, isMBH: false, isADA: false, isADH: false };

describe('the roles of a person in groups (REGRAS 1)', () => {
  it.each([
    [nada, []],
    [{ ...nada, isMBA: true, isMBH: true }, ['Membro de grupos']],
    [{ ...nada, isMBH: true }, ['Já foi membro']],
    [{ ...nada, isADA: true, isADH: true, isMBH: true }, ['Administra grupos', 'Já foi membro']],
    [{ ...nada, isADH: true }, ['Já administrou grupos']],
  ])('%j', (fatos, palavras) => {
    expect(papeisNosGrupos(fatos)).toEqual(palavras);
  });
});
