import { describe, expect, it } from 'vitest';
import type { LinhaDoExtrato } from '../queries.ts';
import { detalheDe, mesesAte, nomeDoDia, porCiclo, porDia } from './extrato.ts';

function linha(id: number, quando: string, valor: number, saldoApos: number): LinhaDoExtrato {
  return {
    id,
    quando,
    motivo: 'recarga',
    titulo: 'Saldo adicionado',
    detalhe: 'Pix',
    conta: 'disponivel',
    valor,
    passou: null,
    idGrupo: null,
    grupo: null,
    deQuem: null,
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

  it('the payments of the members of one group for a cycle are one row, which has each of them', () => {
    function liberada(id: number, idGrupo: number, deQuem: string): LinhaDoExtrato {
      return {
        ...linha(id, '2026-12-28T03:00:00.000Z', 898, 0),
        motivo: 'liberacao',
        titulo: 'Recebimento liberado',
        grupo: `Grupo ${idGrupo}`,
        idGrupo,
        deQuem,
      };
    }
    const dia = porCiclo([
      liberada(6, 1, 'Bia'),
      liberada(5, 1, 'Caio'),
      liberada(4, 1, 'Davi'),
      liberada(3, 2, 'Ester'),
      linha(2, '2026-12-28T03:00:00.000Z', 898, 0),
    ]);
    expect(dia).toMatchObject([
      {
        tipo: 'ciclo',
        grupo: 'Grupo 1',
        valor: 2_694,
        linhas: [{ deQuem: 'Bia' }, { deQuem: 'Caio' }, { deQuem: 'Davi' }],
      },
      { tipo: 'uma', linha: { id: 3 } },
      { tipo: 'uma', linha: { id: 2 } },
    ]);
  });

  it('a payment from outside says which way it went, and midnight is no hour', () => {
    const passou = { valor: 2_096, meio: 'Pix', volta: false };
    const daPix: LinhaDoExtrato = {
      ...linha(1, '2026-12-28T12:12:00.000Z', 0, 0),
      conta: 'fora',
      detalhe: 'Cine',
      passou,
    };
    expect(detalheDe(daPix, 'tudo')).toBe('Cine ·\u00A0veio por Pix e foi para o grupo ·\u00A09h12');
    expect(detalheDe({ ...daPix, passou: { ...passou, volta: true } }, 'tudo')).toContain('volta por Pix');
    expect(detalheDe(linha(1, '2026-12-28T03:00:00.000Z', 1, 1), 'disponivel')).toBe('Pix');
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
