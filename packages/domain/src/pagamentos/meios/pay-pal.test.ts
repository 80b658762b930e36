import { describe, expect, it } from 'vitest';
import { instanteDe } from '../../datas.ts';
import { centavos } from '../../dinheiro.ts';
import { REGRAS_PADRAO } from '../../regras.ts';
import { IDS_DE_CARTAO, IDS_TALVEZ_DE_CARTAO } from '../listagem.ts';
import { acrescimoDoMeio } from '../meio.ts';
import { payPal } from './pay-pal.ts';

describe('PayPal (REGRAS 2.4)', () => {
  it('costs 4,79 % and R$ 0,60', () => {
    expect(acrescimoDoMeio(payPal, centavos(10_000), REGRAS_PADRAO)).toBe(539);
  });

  it('has a page for half an hour', () => {
    const agora = instanteDe(Date.parse('2026-11-26T13:00:00.000Z'));
    expect(payPal.expiraEm(agora, REGRAS_PADRAO)).toBe('2026-11-26T13:30:00.000Z');
  });

  it('gives money back for 90 days', () => {
    expect(payPal.devolve({ pagoEm: '2026-01-01', hoje: '2026-04-01' }, REGRAS_PADRAO)).toBe(true);
    expect(payPal.devolve({ pagoEm: '2026-01-01', hoje: '2026-04-02' }, REGRAS_PADRAO)).toBe(false);
  });

  it('may be a card behind the account, and is none by name', () => {
    expect(IDS_TALVEZ_DE_CARTAO).toContain(payPal.id);
    expect(IDS_DE_CARTAO).not.toContain(payPal.id);
  });
});
