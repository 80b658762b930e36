import { describe, expect, it } from 'vitest';
import type { LinhaDoExtrato } from '../queries.ts';
import { mesesAte, nomeDoDia, porDia } from './extrato.ts';

function linha(id: number, quando: string, valor: number, saldoApos: number): LinhaDoExtrato {
  return {
    id,
    quando,
    motivo: 'recarga',
    titulo: 'Saldo adicionado',
    detalhe: 'Pix',
    conta: 'disponivel',
    valor,
    saldoApos,
    origem: 'credito',
    idOrigem: id,
    comprovante: '',
    estado: null,
  };
}

describe('Statement by day (DESIGN, wallet)', () => {
  it('gathers rows by the day of Brasília, with the balance of its last movement', () => {
    // 01:30 UTC of the 28th is still 22:30 of the 27th in Brasília.
    const dias = porDia([
      linha(4, '2026-12-28T12:12:00.000Z', -6160, 16472),
      linha(3, '2026-12-28T01:30:00.000Z', 15000, 22632),
      linha(2, '2026-12-27T14:05:00.000Z', -1688, 7632),
    ]);
    expect(dias.map(({ dia, saldo, linhas }) => [dia, saldo, linhas.map(({ id }) => id)])).toEqual([
      ['2026-12-28', 16472, [4]],
      ['2026-12-27', 22632, [3, 2]],
    ]);
  });

  it('the movements of a day explain its balance', () => {
    const [hoje, ontem] = porDia([
      linha(3, '2026-12-28T12:12:00.000Z', -6160, 16472),
      linha(2, '2026-12-27T21:40:00.000Z', 15000, 22632),
    ]);
    expect((ontem?.saldo ?? 0) + (hoje?.linhas[0]?.valor ?? 0)).toBe(hoje?.saldo);
  });

  it('no rows, no days', () => {
    expect(porDia([])).toEqual([]);
  });

  it.each([
    ['2026-12-28', 'Hoje, 28 de dezembro'],
    ['2026-12-27', 'Ontem, 27 de dezembro'],
    ['2026-12-21', 'Segunda, 21 de dezembro'],
    ['2025-12-31', 'Quarta, 31 de dezembro de 2025'],
  ])('%s is called "%s"', (dia, nome) => {
    expect(nomeDoDia(dia, '2026-12-28')).toBe(nome);
  });

  it('offers the present month and the eleven before it, whole', () => {
    const meses = mesesAte('2026-02-28');
    expect(meses).toHaveLength(12);
    expect(meses[0]).toEqual({ valor: '2026-02', rotulo: 'Fevereiro', de: '2026-02-01', ate: '2026-02-28' });
    expect(meses[2]).toEqual({
      valor: '2025-12',
      rotulo: 'Dezembro de 2025',
      de: '2025-12-01',
      ate: '2025-12-31',
    });
  });
});
