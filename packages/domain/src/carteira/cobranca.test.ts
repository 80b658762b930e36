import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import {
  administradorVeAtraso,
  agendaDeCobranca,
  caucaoPaga,
  decidirCaucao,
  decidirEncerramento,
  degrausDepoisDe,
} from './cobranca.ts';

describe('Dunning (REGRAS 2.8)', () => {
  it('is the table, by day, for an invoice due on 30 December', () => {
    expect(agendaDeCobranca('2026-12-30', REGRAS_PADRAO)).toEqual([
      { acao: 'emitir', dia: '2026-12-23' },
      { acao: 'instruirPixAutomatico', dia: '2026-12-25' },
      { acao: 'lembrar', dia: '2026-12-28' },
      { acao: 'cobrar', dia: '2026-12-30' },
      { acao: 'marcarAtrasoETentar', dia: '2026-12-31' },
      { acao: 'tentarENotificarAdministrador', dia: '2027-01-02' },
      { acao: 'tentarPelaUltimaVez', dia: '2027-01-06' },
      { acao: 'usarCaucaoOuSuspender', dia: '2027-01-07' },
      { acao: 'encerrarSemCaucao', dia: '2027-01-14' },
      { acao: 'congelarDivida', dia: '2027-01-29' },
    ]);
  });

  it.each([
    ['2027-01-01', false],
    ['2027-01-02', true],
    ['2027-01-03', true],
  ])('on %s the administrator reads of a month that was due on 30 December: %s', (hoje, ve) => {
    expect(administradorVeAtraso({ vencimento: '2026-12-30', hoje }, REGRAS_PADRAO)).toBe(ve);
  });

  it('no deposit pays nothing', () => {
    expect(caucaoPaga({ valor: centavos(0), caucao: centavos(0) })).toBe(false);
    expect(caucaoPaga({ valor: centavos(1), caucao: centavos(1) })).toBe(true);
  });

  it('walks Pix programado, then the wallet, then the card, then a Pix code; after a rung the rest is left', () => {
    expect(degrausDepoisDe(undefined)).toEqual(['pixProgramado', 'saldo', 'cartao', 'codigoPix']);
    expect(degrausDepoisDe('pixProgramado')).toEqual(['saldo', 'cartao', 'codigoPix']);
    expect(degrausDepoisDe('codigoPix')).toEqual([]);
  });

  it('D+8: the deposit settles the invoice and is due again at D+15', () => {
    const fatura = { vencimento: '2026-12-30', hoje: '2027-01-07', valor: centavos(2160), caucao: centavos(2160) };
    expect(decidirCaucao(fatura, REGRAS_PADRAO)).toEqual({
      tipo: 'usarCaucao',
      reconstruirAte: '2027-01-14',
      valor: 2160,
    });
  });

  it('D+8: without a deposit that pays the whole, the access is suspended', () => {
    const fatura = { vencimento: '2026-12-30', hoje: '2027-01-07', valor: centavos(2160), caucao: centavos(0) };
    const suspender = { tipo: 'suspender', encerraEm: '2027-01-14' };
    expect(decidirCaucao(fatura, REGRAS_PADRAO)).toEqual(suspender);
    expect(decidirCaucao({ ...fatura, caucao: centavos(2159) }, REGRAS_PADRAO)).toEqual(suspender);
  });

  it('D+8 that comes late leaves the same seven days until the end', () => {
    const fatura = { vencimento: '2026-12-30', hoje: '2027-01-20', valor: centavos(2160), caucao: centavos(2160) };
    expect(decidirCaucao(fatura, REGRAS_PADRAO)).toMatchObject({ reconstruirAte: '2027-01-27' });
    expect(decidirCaucao({ ...fatura, caucao: centavos(0) }, REGRAS_PADRAO)).toMatchObject({ encerraEm: '2027-01-27' });
  });

  it('D+15: the seat leaves on the last day of the cycle that the deposit paid, else now', () => {
    const fatura = { cicloPagoPelaCaucao: true, fimDoCicloPago: '2027-01-29', hoje: '2027-01-14' };
    expect(decidirEncerramento(fatura)).toEqual({ tipo: 'sairNoFimDoCiclo', em: '2027-01-29' });
    const noUltimoDia = { ...fatura, fimDoCicloPago: '2027-01-14' };
    expect(decidirEncerramento(noUltimoDia)).toEqual({ tipo: 'sairNoFimDoCiclo', em: '2027-01-14' });
    const semCaucao = { ...fatura, cicloPagoPelaCaucao: false };
    expect(decidirEncerramento(semCaucao)).toEqual({ tipo: 'encerrarAgora', em: '2027-01-14' });
    const jaAcabou = { ...fatura, fimDoCicloPago: '2027-01-13' };
    expect(decidirEncerramento(jaAcabou)).toEqual({ tipo: 'encerrarAgora', em: '2027-01-14' });
  });
});
