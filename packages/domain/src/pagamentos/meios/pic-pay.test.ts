import { describe, expect, it } from 'vitest';
import { instanteDe } from '../../datas.ts';
import { REGRAS_PADRAO } from '../../regras.ts';
import { IDS_DE_CARTAO, IDS_TALVEZ_DE_CARTAO } from '../listagem.ts';
import { picPay } from './pic-pay.ts';

describe('PicPay (REGRAS 2.4)', () => {
  it('has a code for ten minutes', () => {
    const agora = instanteDe(Date.parse('2026-11-26T13:00:00.000Z'));
    expect(picPay.expiraEm(agora, REGRAS_PADRAO)).toBe('2026-11-26T13:10:00.000Z');
  });

  it('gives money back for 90 days', () => {
    expect(picPay.devolve({ pagoEm: '2026-01-01', hoje: '2026-04-01' }, REGRAS_PADRAO)).toBe(true);
    expect(picPay.devolve({ pagoEm: '2026-01-01', hoje: '2026-04-02' }, REGRAS_PADRAO)).toBe(false);
  });

  it('may be a card behind the wallet, and is none by name', () => {
    expect(IDS_TALVEZ_DE_CARTAO).toContain(picPay.id);
    expect(IDS_DE_CARTAO).not.toContain(picPay.id);
  });
});
