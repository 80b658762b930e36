import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import type { QuemMoveMudanca } from './mudanca-de-valor.ts';
import {
  acertoDaCaucao,
  MAQUINA_MUDANCA,
  mudaDeValor,
  pedeAceite,
  prazosDoAumento,
  recusaDaMudanca,
} from './mudanca-de-valor.ts';

const TODOS: readonly QuemMoveMudanca[] = ['membro', 'administrador', 'operador', 'sistema'];
/** A seat of so much, with a fee of R$ 1,50. */
function vaga(valor: number) {
  return { valorSemTaxas: centavos(valor), valorTaxa: centavos(150) };
}

describe('A change of value (REGRAS 2.11)', () => {
  it('a rise is announced 30 days before, answered in 10 days, and the silent are reminded on the 7th', () => {
    expect(prazosDoAumento('2026-12-28T12:58:00.000Z', REGRAS_PADRAO)).toEqual({
      valeEm: '2027-01-27',
      responderAte: '2027-01-07T12:58:00.000Z',
      lembrarEm: '2027-01-04T12:58:00.000Z',
    });
  });

  it.each([
    // 9,50 → 10,45 is 10 % exactly.
    [800, 895, false],
    [800, 896, true],
    [800, 700, false],
  ])('from %i to %i a member is asked: %s', (de, para, pergunta) => {
    expect(pedeAceite({ de: vaga(de), para: vaga(para) }, REGRAS_PADRAO)).toBe(pergunta);
  });

  it.each([
    [4, 2, true],
    [52, 0, true],
    [76, 3, true],
    [1, 0, true],
    // People paid this price and wait for the group to form.
    [1, 1, false],
    [3, 2, false],
    [69, 2, false],
    [77, 2, false],
    [55, 0, false],
  ] as const)('a group in %i with %i members may change: %s', (status, membros, pode) => {
    expect(mudaDeValor({ status, membros })).toBe(pode);
  });

  const base = {
    atual: vaga(800),
    novo: vaga(900),
    teto: centavos(920),
    mesmoPlano: true,
    ultimoAumento: undefined,
    temMembros: true,
    hoje: '2026-12-28',
  };
  const aumento = {
    anunciadoEm: '2026-12-01T12:00:00.000Z',
    antes: vaga(700),
    valeEm: '2026-12-31',
    desfeito: false,
  };
  it.each([
    ['a value under the ceiling', {}, undefined],
    ['the same value', { novo: vaga(800) }, 'igual'],
    ['the same value of another plan', { novo: vaga(800), mesmoPlano: false }, undefined],
    ['above the ceiling', { novo: vaga(921) }, 'acimaDoTeto'],
    ['no ceiling is known', { novo: vaga(9_000), teto: null }, undefined],
    // A group that was dear before may become cheaper step by step.
    ['down, and still above the ceiling', { atual: vaga(1_000), novo: vaga(950) }, undefined],
    ['while a rise waits', { ultimoAumento: aumento }, 'aumentoAnunciado'],
    ['a little less while a rise waits', { ultimoAumento: aumento, novo: vaga(750) }, 'aumentoAnunciado'],
    ['back to the value before', { ultimoAumento: aumento, novo: vaga(700) }, undefined],
    ['within 60 days', { ultimoAumento: aumento, hoje: '2027-01-29' }, 'aumentoRecente'],
    ['after 60 days', { ultimoAumento: aumento, hoje: '2027-01-30' }, undefined],
    ['a fall within 60 days', { ultimoAumento: aumento, hoje: '2027-01-29', novo: vaga(750) }, undefined],
    ['again, after it was taken back', { ultimoAumento: { ...aumento, desfeito: true } }, 'aumentoRecente'],
    ['again, with nobody in the group', { ultimoAumento: aumento, temMembros: false }, undefined],
  ])('%s', (_, mudancas, recusa) => {
    expect(recusaDaMudanca({ ...base, ...mudancas }, REGRAS_PADRAO)).toBe(recusa);
  });

  it('the deposit is completed by the difference, and what is too much of it goes back', () => {
    const caucao = centavos(1_900);
    // Two seats: 2 × 9,50 → 2 × 10,50.
    expect(acertoDaCaucao({ de: vaga(800), para: vaga(900), vagas: 2, caucao })).toEqual({ falta: 200, sobra: 0 });
    expect(acertoDaCaucao({ de: vaga(800), para: vaga(700), vagas: 2, caucao })).toEqual({ falta: 0, sobra: 200 });
    // It paid a month and is being rebuilt: nothing is too much.
    expect(acertoDaCaucao({ de: vaga(800), para: vaga(700), vagas: 2, caucao: centavos(0) })).toEqual({
      falta: 0,
      sobra: 0,
    });
  });

  conferirMaquina({
    maquina: MAQUINA_MUDANCA,
    quem: TODOS,
    tabela: [
      ['inicio', 'avisar', 'marcada', ['administrador'], {}],
      ['inicio', 'perguntar', 'esperando', ['administrador'], {}],
      ['esperando', 'aceitar', 'marcada', ['membro'], {}],
      ['esperando', 'calar', 'silencio', ['sistema'], {}],
      ['silencio', 'ficar', 'marcada', ['membro'], {}],
      ['marcada', 'aplicar', 'aplicada', ['sistema'], {}],
      ['esperando', 'dispensar', 'dispensada', TODOS, {}],
      ['marcada', 'dispensar', 'dispensada', TODOS, {}],
      ['silencio', 'dispensar', 'dispensada', TODOS, {}],
    ],
    recusas: [],
  });
});
