import { describe, expect, it } from 'vitest';
import { MAQUINAS } from '../maquinas.ts';
import { ROTULOS_DE_EVENTO } from './historico.ts';

type Rotulos = Readonly<Record<string, Readonly<Record<string, string>>>>;
const rotulos: Rotulos = ROTULOS_DE_EVENTO;

describe('History in words (REGRAS 2.1, 2.2, 2.3, 2.6)', () => {
  it.each(MAQUINAS)('has a word for every event of the machine $nome', ({ nome, transicoes }) => {
    const eventos = [...new Set(transicoes.map(({ evento }) => evento as string))];
    expect(eventos.filter((evento) => rotulos[nome]?.[evento] === undefined)).toEqual([]);
  });

  it('says a thing in words, never by the name of its event', () => {
    for (const [maquina, eventos] of Object.entries(rotulos))
      for (const [evento, rotulo] of Object.entries(eventos)) {
        expect(rotulo, `${maquina}.${evento}`).not.toBe(evento);
        expect(rotulo, `${maquina}.${evento}`).toMatch(/^[a-zà-ú]+( [^_{}]+)?$/);
      }
  });
});
