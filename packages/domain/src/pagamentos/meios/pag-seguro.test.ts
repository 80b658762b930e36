import { describe, expect, it } from 'vitest';
import { instanteDe } from '../../datas.ts';
import { REGRAS_PADRAO } from '../../regras.ts';
import { IDS_DE_CARTAO, IDS_TALVEZ_DE_CARTAO } from '../listagem.ts';
import { pagSeguro } from './pag-seguro.ts';

describe('PagSeguro (REGRAS 2.4)', () => {
  it('has a page for half an hour', () => {
    const agora = instanteDe(Date.parse('2026-11-26T13:00:00.000Z'));
    expect(pagSeguro.expiraEm(agora, REGRAS_PADRAO)).toBe('2026-11-26T13:30:00.000Z');
  });

  it('gives money back for the 90 days of a Pix, whatever paid it', () => {
    expect(pagSeguro.devolve({ pagoEm: '2026-01-01', hoje: '2026-04-01' }, REGRAS_PADRAO)).toBe(true);
    expect(pagSeguro.devolve({ pagoEm: '2026-01-01', hoje: '2026-04-02' }, REGRAS_PADRAO)).toBe(false);
  });

  it('may be a card behind the page, and is none by name', () => {
    expect(IDS_TALVEZ_DE_CARTAO).toContain(pagSeguro.id);
    expect(IDS_DE_CARTAO).not.toContain(pagSeguro.id);
  });
});
