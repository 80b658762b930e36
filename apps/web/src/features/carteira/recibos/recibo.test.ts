import { describe, expect, it } from 'vitest';
import type { Recibo } from './recibo.ts';
import { proximaEmPalavras, textoDoRecibo } from './recibo.ts';

const recibo: Recibo = {
  oQue: 'YouTube Premium Família',
  valor: 2_096,
  pagoEm: '2026-11-26T11:13:00.000Z',
  meio: 'Pix',
  linhas: [],
  de: 'Maria Santos',
  identificacao: 'E1823',
  idGrupo: 28,
  caucao: 1_048,
  proxima: { valor: 1_048, em: null, naoAntesDe: '2026-12-26' },
};

describe('A receipt in words (REGRAS 2.3)', () => {
  it('is shared with what proves the payment', () => {
    expect(textoDoRecibo(recibo, 'F-417').split('\n')).toEqual([
      expect.stringMatching(/^Pix recebido: R\$\s20,96$/),
      expect.stringContaining('8h13'),
      'De: Maria Santos',
      'Para: Rateia, por YouTube Premium Família',
      'Comprovante F-417',
      'Identificação E1823',
    ]);
  });

  it('says what is charged next, and from when', () => {
    expect(proximaEmPalavras(recibo)).toMatch(
      /10,48, um mês depois do seu primeiro acesso, não antes de 26 de dezembro/,
    );
    expect(proximaEmPalavras({ proxima: null })).toBeNull();
  });
});
