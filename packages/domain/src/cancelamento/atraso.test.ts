import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import { ATO_DO_MOTIVO, datasPossiveis, ID_MOTIVO_DO_ATRASO, mudaACobranca, podePausar } from './atraso.ts';

describe('The answers of a person whose invoice is late (REGRAS 2.8)', () => {
  it('each leads to one act, and two of them change the collection', () => {
    const atos = Object.values(ID_MOTIVO_DO_ATRASO).map((id) => ATO_DO_MOTIVO[id]);
    expect(atos.filter(mudaACobranca)).toEqual(['novaData', 'pausar']);
  });

  it('a new date lies between tomorrow and 15 days after the due date', () => {
    const vencimento = '2026-12-01';
    expect(datasPossiveis({ vencimento, hoje: '2026-12-02' }, REGRAS_PADRAO)).toEqual({
      de: '2026-12-03',
      ate: '2026-12-16',
    });
    expect(datasPossiveis({ vencimento, hoje: '2026-12-15' }, REGRAS_PADRAO)?.de).toBe('2026-12-16');
    expect(datasPossiveis({ vencimento, hoje: '2026-12-16' }, REGRAS_PADRAO)).toBeUndefined();
  });

  it('a cycle is paused once in a year, where the deposit pays it whole', () => {
    const hoje = '2026-12-02';
    expect(podePausar({ caucaoPaga: true, ultimaPausa: undefined, hoje })).toBe(true);
    expect(podePausar({ caucaoPaga: false, ultimaPausa: undefined, hoje })).toBe(false);
    expect(podePausar({ caucaoPaga: true, ultimaPausa: '2025-12-03', hoje })).toBe(false);
    expect(podePausar({ caucaoPaga: true, ultimaPausa: '2025-12-02', hoje })).toBe(true);
  });
});
