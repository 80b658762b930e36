import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import type { SomaDoMes } from './informe.ts';
import { fecharInforme, limitesDoAno } from './informe.ts';

function soma(mes: number, motivo: SomaDoMes['motivo'], valor: number, mais: Partial<SomaDoMes> = {}): SomaDoMes {
  return { mes, motivo, conta: 'disponivel', credita: valor > 0, valor: centavos(valor), ...mais };
}
const NADA = { taxas: centavos(0), meios: centavos(0), porFora: centavos(0), saldos: [] };

describe('The year of a wallet (REGRAS 2.33)', () => {
  it('an administrator received what was released, less what went back to members out of his wallet', () => {
    const { recebido, meses } = fecharInforme({
      ...NADA,
      somas: [
        soma(1, 'liberacao', 2_000),
        // A receivable is not received yet.
        soma(1, 'mensalidade', 2_000, { conta: 'recebivel' }),
        soma(3, 'liberacao', 4_000),
        soma(3, 'reembolso', -1_500),
        soma(3, 'devolucaoDaMulta', -100),
      ],
    });
    expect(recebido).toEqual({ liberado: 6_000, devolvido: 1_600, liquido: 4_400 });
    expect(meses).toHaveLength(12);
    expect(meses[2]).toEqual({ mes: 3, liberado: 4_000, devolvido: 1_600, liquido: 2_400 });
  });

  it('a refund came back into the wallet, or by the method that paid', () => {
    const somas = [soma(5, 'reembolso', 4_320), soma(5, 'reembolso', -2_160, { conta: 'caucao' })];
    const { reembolsos } = fecharInforme({ ...NADA, somas, porFora: centavos(1_000) });
    expect(reembolsos).toEqual({ noSaldo: 4_320, porFora: 1_000, total: 5_320 });
  });

  it('a refund that was reversed was no refund, and nothing that he gave back', () => {
    const somas = [soma(5, 'reembolso', 4_320), soma(6, 'reembolso', -4_320, { credita: true })];
    const { reembolsos, recebido } = fecharInforme({ ...NADA, somas });
    expect([reembolsos.total, recebido.devolvido]).toEqual([0, 0]);
  });

  it('prizes, fees and the balances of each account stand apart', () => {
    const informe = fecharInforme({
      somas: [soma(7, 'premioDoBolao', 12_345), soma(7, 'recarga', 5_000)],
      taxas: centavos(480),
      meios: centavos(249),
      porFora: centavos(0),
      saldos: [
        { conta: 'disponivel', antes: centavos(100), depois: centavos(17_445) },
        { conta: 'caucao', antes: centavos(2_160), depois: centavos(0) },
      ],
    });
    expect(informe.premios).toBe(12_345);
    expect(informe.taxas).toEqual({ plataforma: 480, meios: 249, total: 729 });
    expect(informe.saldos.map(({ rotulo, antes, depois }) => [rotulo, antes, depois])).toEqual([
      ['Disponível', 100, 17_445],
      ['Bloqueado', 0, 0],
      ['Caução', 2_160, 0],
      ['A receber', 0, 0],
      ['Promocional', 0, 0],
      ['Guardado em bolões', 0, 0],
    ]);
    expect(informe.total).toEqual({ antes: 2_260, depois: 17_445 });
  });

  it.each([
    ['2026-11-27', '2026-11-27', false],
    ['2026-12-31', '2026-12-31', false],
    ['2027-01-01', '2026-12-31', true],
  ])('on %s the year 2026 goes until %s', (hoje, ate, fechado) => {
    expect(limitesDoAno(2026, hoje)).toMatchObject({ inicio: '2026-01-01T03:00:00.000Z', ate, fechado });
  });
});
