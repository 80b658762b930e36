import { describe, expect, it } from 'vitest';
import { porPeriodo } from './periodos.ts';
import type { Notificacao } from './queries.ts';

function em(id: number, criadaEm: string): Notificacao {
  return {
    id,
    tipo: 279,
    icone: 'novidade',
    titulo: `n${id}`,
    mensagem: '',
    dataFormatada: '',
    link: '#',
    visualizado: false,
    criadaEm,
    autor: null,
  };
}

describe('The page of notifications (DESIGN §10)', () => {
  it('lists by day of Brasília: today, yesterday, this week, before', () => {
    const itens = [
      em(1, '2026-12-28T12:00:00.000Z'),
      // 23h of the 27th in Brasília.
      em(2, '2026-12-28T02:00:00.000Z'),
      em(3, '2026-12-23T12:00:00.000Z'),
      em(4, '2026-12-22T12:00:00.000Z'),
      em(5, '2026-11-01T12:00:00.000Z'),
    ];
    expect(porPeriodo(itens, '2026-12-28').map(({ titulo, itens: i }) => [titulo, i.map(({ id }) => id)])).toEqual([
      ['Hoje', [1]],
      ['Ontem', [2]],
      ['Esta semana', [3, 4]],
      ['Antes', [5]],
    ]);
  });
});
