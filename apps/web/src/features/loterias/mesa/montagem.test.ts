import { describe, expect, it } from 'vitest';
import type { Montagem } from './montagem.ts';
import { concursoDe, corpoDe, MONTAGEM_VAZIA, moldeDe, montagemDoMolde } from './montagem.ts';

const MEGA = { ...concursoDe('mega-sena'), concurso: '3101', dia: '2027-01-03' };
const BASE: Montagem = { ...MONTAGEM_VAZIA, nome: ' Mega de domingo ', cotas: '40', concursos: [MEGA] };

describe('The pool that the form of the desk asks for (REGRAS 2.12)', () => {
  it('with written bets, of each lottery its own', () => {
    const dupla = {
      ...concursoDe('dia-de-sorte'),
      concurso: '900',
      dia: '2027-01-02',
      escritas: '1 2 3 4 5 6 7 + maio',
    };
    const escrita = { ...MEGA, escritas: '4 8 15 16 23 42\n1 2 3 4 5 6' };
    expect(corpoDe({ ...BASE, concursos: [escrita, dupla] })).toEqual({
      nome: 'Mega de domingo',
      modo: 'recibo_de_cota',
      cotas: 40,
      concursos: [
        { loteria: 'mega-sena', concurso: 3_101, dia: '2027-01-03' },
        { loteria: 'dia-de-sorte', concurso: 900, dia: '2027-01-02' },
      ],
      apostas: [
        { loteria: 'mega-sena', dezenas: [4, 8, 15, 16, 23, 42] },
        { loteria: 'mega-sena', dezenas: [1, 2, 3, 4, 5, 6] },
        { loteria: 'dia-de-sorte', dezenas: [1, 2, 3, 4, 5, 6, 7], mes: 5 },
      ],
    });
  });

  it('by chance, with a seed only where one was given, and by a covering scheme', () => {
    const { sorte, apostas } = corpoDe({ ...BASE, apostas: 'sorte', quantas: '3', marcas: '7' });
    expect({ sorte, apostas }).toEqual({ sorte: { loteria: 'mega-sena', quantas: 3, marcas: 7 }, apostas: undefined });
    expect(corpoDe({ ...BASE, apostas: 'sorte', semente: ' ab ' }).sorte?.semente).toBe('ab');
    expect(corpoDe({ ...BASE, apostas: 'fechamento', dezenas: '1 2 3, 4 5 6 7' }).fechamento).toEqual({
      loteria: 'mega-sena',
      dezenas: [1, 2, 3, 4, 5, 6, 7],
      marcas: 6,
      seAcertar: 4,
      garante: 4,
    });
  });

  it('with hours of Brasília where both are typed, and none where one is missing', () => {
    const trem = { ...concursoDe('trem-das-onze'), concurso: '12', dia: '2027-01-04', apostasAte: '19:00' };
    expect(corpoDe({ ...BASE, concursos: [{ ...trem, sorteioAs: '21:00' }] }).concursos[0]).toMatchObject({
      apostasAte: '2027-01-04T22:00:00.000Z',
      sorteioEm: '2027-01-05T00:00:00.000Z',
    });
    expect(corpoDe({ ...BASE, concursos: [trem] }).concursos[0]).not.toHaveProperty('apostasAte');
  });
});

describe('A template of the form (REGRAS 2.12 Templates)', () => {
  const concursos = [
    { loteria: 'mega-sena' as const, concurso: 3_102, dia: '2027-01-05' },
    { loteria: 'dia-de-sorte' as const, concurso: null, dia: null },
  ];

  it('has no concurso, no day and no seed', () => {
    const { concursos: _, ...corpo } = corpoDe({ ...BASE, apostas: 'sorte', semente: 'ab' });
    expect(moldeDe({ ...BASE, apostas: 'sorte', semente: 'ab' }, ' Toda semana ')).toEqual({
      ...corpo,
      sorte: { loteria: 'mega-sena', quantas: 1, marcas: 6 },
      nome: 'Toda semana',
      loterias: ['mega-sena'],
    });
  });

  it('fills the form again, with the concurso and the day where the agenda knows them', () => {
    const escrita = { ...MEGA, escritas: '04 08 15 16 23 42' };
    const dupla = { ...concursoDe('dia-de-sorte'), escritas: '01 02 03 04 05 06 07 + MAIO' };
    const montagem = { ...BASE, concursos: [escrita, dupla], subsidio: 100 };
    const { modo, cotas, apostas } = moldeDe(montagem, 'Dois');
    const molde = { id: 1, nome: 'Dois', modo, cotas, subsidio: 100, jogos: { apostas }, concursos };
    expect(montagemDoMolde(molde)).toEqual({
      ...montagem,
      nome: 'Dois',
      concursos: [
        { ...escrita, concurso: '3102', dia: '2027-01-05' },
        { ...dupla, concurso: '', dia: '' },
      ],
    });
  });
});
