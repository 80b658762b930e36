import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import { janelaDaSaida } from './janela.ts';
import { ID_TIPO_RETIRADA } from './regras.ts';

const { ted, boleto, pix } = ID_TIPO_RETIRADA;

describe('Hours of a payout (REGRAS 2.6; verificar-feriado)', () => {
  it.each([
    // [what, type, asked at (Brasília is UTC−3), goes at, arrives on]
    ['a TED on a Friday at 15:59', ted, '2026-11-27T18:59:00.000Z', '2026-11-27T18:59:00.000Z', '2026-11-27'],
    ['a TED on a Friday at 16:00', ted, '2026-11-27T19:00:00.000Z', '2026-11-30T10:00:00.000Z', '2026-11-30'],
    ['a TED on a Friday evening', ted, '2026-11-27T22:30:00.000Z', '2026-11-30T10:00:00.000Z', '2026-11-30'],
    ['a TED before the banks open', ted, '2026-11-27T08:00:00.000Z', '2026-11-27T10:00:00.000Z', '2026-11-27'],
    ['a TED on Christmas, a Friday', ted, '2026-12-25T15:00:00.000Z', '2026-12-28T10:00:00.000Z', '2026-12-28'],
    [
      'a TED on the last evening of the year',
      ted,
      '2026-12-31T23:00:00.000Z',
      '2027-01-04T10:00:00.000Z',
      '2027-01-04',
    ],
    ['a boleto on a Thursday at noon', boleto, '2026-11-26T15:00:00.000Z', '2026-11-26T15:00:00.000Z', '2026-11-27'],
    ['a boleto on a Friday evening', boleto, '2026-11-27T22:30:00.000Z', '2026-11-30T10:00:00.000Z', '2026-12-01'],
    ['a Pix on a Sunday night', pix, '2026-11-29T02:00:00.000Z', '2026-11-29T02:00:00.000Z', '2026-11-28'],
  ])('%s', (_nome, tipo, agora, saiEm, chegaEm) => {
    expect(janelaDaSaida({ tipo, agora }, REGRAS_PADRAO)).toEqual({ saiEm, chegaEm });
  });

  it('a holiday that the operation added moves it too', () => {
    const pedido = { tipo: ted, agora: '2026-11-26T22:00:00.000Z', feriados: ['2026-11-27'] };
    expect(janelaDaSaida(pedido, REGRAS_PADRAO).chegaEm).toBe('2026-11-30');
  });
});
