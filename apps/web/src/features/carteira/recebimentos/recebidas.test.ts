import { ID_STATUS_PREVISAO } from '@rateia/domain/carteira/estados';
import { describe, expect, it } from 'vitest';
import { porMes, recebidasDe } from './recebidas.ts';

const { realizado, previsto } = ID_STATUS_PREVISAO;
function previsao(id: number, valor: number, realizadaEm: string | null) {
  return {
    id,
    valor,
    status: realizadaEm === null ? previsto : realizado,
    paga: true,
    liberaEm: null,
    membro: `Pessoa ${id}`,
    competenciaInicio: null,
    realizadaEm,
  };
}
function grupo(idGrupo: number, previsoes: ReturnType<typeof previsao>[]) {
  return {
    idGrupo,
    nome: 'Canva da vila',
    icone: 'icone-01',
    cor: 'cor-01',
    previsto: 0,
    bloqueado: 0,
    realizado: 0,
    previsoes,
  };
}

describe('What a group has paid (spec B§2 /carteira/recebimentos/grupo/{id}/extrato)', () => {
  it('is by month of Brasília, the newest first, each with its sum', () => {
    const grupos = [
      grupo(7, [
        previsao(1, 1_000, '2026-11-01T02:00:00.000Z'),
        previsao(2, 2_000, '2026-11-05T12:00:00.000Z'),
        previsao(3, 500, '2026-11-20T12:00:00.000Z'),
        previsao(4, 900, null),
      ]),
      grupo(8, [previsao(5, 700, '2026-11-05T12:00:00.000Z')]),
    ];
    // The first of November, two in the morning in UTC, is still October in Brasília.
    expect(porMes(recebidasDe(grupos, 7)).map(({ mes, total, itens }) => [mes, total, itens.length])).toEqual([
      ['novembro de 2026', 2_500, 2],
      ['outubro de 2026', 1_000, 1],
    ]);
  });
});
