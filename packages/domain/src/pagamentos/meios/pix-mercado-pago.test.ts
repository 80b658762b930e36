import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../../regras.ts';
import { ofertasDeMeios } from '../meios.ts';
import { pix } from './pix.ts';
import { pixMercadoPago } from './pix-mercado-pago.ts';

const { meios } = REGRAS_PADRAO;
const LIGADO = { ...REGRAS_PADRAO, meios: { ...meios, pixMercadoPago: { ...meios.pixMercadoPago, ligado: true } } };

describe('Pix by Mercado Pago (REGRAS 2.4)', () => {
  it('is offered beside Pix, at no cost, once it was put on', () => {
    function oferecidos(regras: typeof LIGADO) {
      return ofertasDeMeios(
        [pix, pixMercadoPago],
        { valor: meios.boleto.minimo, saldo: meios.pix.fixo, recarga: false },
        regras,
      ).map(({ id, custo }) => [id, custo]);
    }
    expect(oferecidos(REGRAS_PADRAO)).toEqual([[12, 0]]);
    expect(oferecidos(LIGADO)).toEqual([
      [12, 0],
      [14, 0],
    ]);
  });

  it('has a code for thirty minutes of its own number', () => {
    expect(pixMercadoPago.expiraEm('2026-12-30T12:00:00.000Z', REGRAS_PADRAO)).toBe('2026-12-30T12:30:00.000Z');
  });
});
