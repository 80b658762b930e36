import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import type { QuemMoveVaga } from './vagas.ts';
import {
  eventosDaLiberacao,
  MAQUINA_VAGA,
  podeReterEm,
  recusaDeVagas,
  retencaoDoCheckout,
  retencaoRefeita,
} from './vagas.ts';

const TODOS: readonly QuemMoveVaga[] = ['membro', 'administrador', 'operador', 'sistema'];
const semFila = { temFila: false };
const comFila = { temFila: true };

describe('Seat machine (REGRAS 2.2)', () => {
  conferirMaquina({
    maquina: MAQUINA_VAGA,
    quem: TODOS,
    tabela: [
      ['livre', 'reter', 'retida', ['membro'], semFila],
      ['livre', 'honrarPagamento', 'ocupada', ['sistema'], semFila],
      ['livre', 'guardar', 'retida', ['membro', 'administrador'], semFila],
      ['retida', 'soltarGuardada', 'livre', ['sistema'], semFila],
      ['retida', 'pagar', 'ocupada', ['membro', 'sistema'], semFila],
      ['retida', 'expirar', 'livre', ['sistema'], semFila],
      ['retida', 'desistir', 'livre', ['membro'], semFila],
      ['ocupada', 'agendarSaida', 'em_saida', TODOS, semFila],
      ['ocupada', 'sair', 'livre', TODOS, semFila],
      ['em_saida', 'reverterSaida', 'ocupada', ['membro'], semFila],
      ['em_saida', 'chegarData', 'livre', ['sistema'], semFila],
      ['em_saida', 'entrarDaFila', 'ocupada', ['sistema'], comFila],
      ['em_saida', 'sair', 'livre', TODOS, semFila],
    ],
    recusas: [
      ['em_saida', 'reverterSaida', 'membro', comFila, 'vaga.jaReservada'],
      ['em_saida', 'chegarData', 'sistema', comFila, 'vaga.jaReservada'],
      ['em_saida', 'entrarDaFila', 'sistema', semFila, 'vaga.semFila'],
    ],
  });
});

describe('Freeing the seats of a membership (REGRAS 2.2)', () => {
  it.each(TODOS.flatMap((quem) => [true, false].map((naData) => ({ quem, naData }))))(
    'is a row of the table whatever state they are in: $quem, on the date $naData',
    ({ quem, naData }) => {
      for (const [estado, feito] of Object.entries(eventosDaLiberacao(quem, naData)))
        expect(
          MAQUINA_VAGA.transicoes.filter((t) => t.de === estado && t.evento === feito.evento && t.para === 'livre'),
        ).toMatchObject([{ quem: expect.arrayContaining([feito.quem]) }]);
    },
  );
});

describe('A hold that is freed (REGRAS 2.2)', () => {
  it('is given up by its member', () => {
    expect(eventosDaLiberacao('membro', false).retida).toEqual({ evento: 'desistir', quem: 'membro' });
  });

  it.each(['administrador', 'operador', 'sistema'] as const)('expires when it ends by the hand of: %s', (quem) => {
    expect(eventosDaLiberacao(quem, false).retida).toEqual({ evento: 'expirar', quem: 'sistema' });
  });
});

describe('Holds (REGRAS 2.2)', () => {
  it('a checkout holds for 15 minutes, a Pix code for its 30', () => {
    expect(retencaoDoCheckout('2026-12-30T12:00:00.000Z', REGRAS_PADRAO)).toBe('2026-12-30T12:15:00.000Z');
  });

  it('a hold that is made again while the former stands ends with that one (REGRAS 2.2)', () => {
    const [antes, depois] = ['2026-12-30T12:10:00.000Z', '2026-12-30T12:15:00.000Z'] as const;
    expect(retencaoRefeita(depois, antes)).toBe(antes);
    expect(retencaoRefeita(antes, depois)).toBe(antes);
    expect(retencaoRefeita(depois, null)).toBe(depois);
  });

  it('five of one group that are not paid, in 24 hours, are the last ones until the first is 24 hours old (REGRAS 2.2)', () => {
    function em(hora: number) {
      return `2026-12-30T${String(hora).padStart(2, '0')}:00:00.000Z`;
    }
    expect(podeReterEm([1, 2, 3, 4].map(em), REGRAS_PADRAO)).toBeUndefined();
    expect(podeReterEm([5, 4, 3, 2, 1].map(em), REGRAS_PADRAO)).toBe('2026-12-31T01:00:00.000Z');
    // Among more than five, the last five count.
    expect(podeReterEm([0, 1, 2, 3, 4, 5].map(em), REGRAS_PADRAO)).toBe('2026-12-31T01:00:00.000Z');
  });
});

describe('Seats a person may take (REGRAS 2.2)', () => {
  const pedido = { pedidas: 1, livres: 4, doUsuario: 0 };

  it.each([
    ['one of four', pedido, undefined],
    ['three of four', { ...pedido, pedidas: 3 }, undefined],
    ['all that are free', { ...pedido, pedidas: 2, livres: 2 }, undefined],
    ['none', { ...pedido, pedidas: 0 }, 'quantidadeInvalida'],
    ['half a seat', { ...pedido, pedidas: 0.5 }, 'quantidadeInvalida'],
    ['more than are free', { ...pedido, pedidas: 3, livres: 2 }, 'vagasInsuficientes'],
    ['a fourth', { ...pedido, doUsuario: 3 }, 'limitePorUsuario'],
    ['two more than one', { ...pedido, pedidas: 3, doUsuario: 1 }, 'limitePorUsuario'],
  ])('%s', (_nome, caso, recusa) => {
    expect(recusaDeVagas(caso, REGRAS_PADRAO)).toBe(recusa);
  });
});
