import { describe, expect, it } from 'vitest';
import { reembolsoDeDias } from '../carteira/reembolso-de-dias.ts';
import { centavos } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import type { SituacaoParaReclamar } from './abertura.ts';
import { inicioDaFalha, recusaDeAbertura } from './abertura.ts';
import { consequenciasDe, silencioAceita, silencioAtende } from './consequencias.ts';
import { limiteDaMediacao, limiteDaResposta, limiteDoPadrao } from './prazos.ts';

const AGORA = '2026-12-26T22:02:00.000Z';
const pronta: SituacaoParaReclamar = {
  motivo: 204,
  nuncaEntregue: false,
  conversouEm: '2026-12-25T22:02:00.000Z',
  falhaDesde: '2026-12-25',
  encerradaEm: null,
  agora: AGORA,
};

describe('when a member may complain (REGRAS 2.7)', () => {
  it.each<[string, Partial<SituacaoParaReclamar>, unknown]>([
    ['24 h after the first message', {}, undefined],
    [
      'a minute too early',
      { conversouEm: '2026-12-25T22:03:00.000Z' },
      { tipo: 'converseAntes', abreEm: '2026-12-26T22:03:00.000Z' },
    ],
    ['before any message', { conversouEm: null }, { tipo: 'converseAntes', abreEm: null }],
    ['payment outside the site needs no talk', { motivo: 206, conversouEm: null }, undefined],
    ['neither does an access that never came', { nuncaEntregue: true, conversouEm: null }, undefined],
    ['30 days after the problem', { falhaDesde: '2026-11-26' }, undefined],
    ['31 days after it', { falhaDesde: '2026-11-25' }, { tipo: 'problemaAntigo', desde: '2026-11-26' }],
    ['a problem of tomorrow', { falhaDesde: '2026-12-27' }, { tipo: 'problemaNoFuturo' }],
    ['7 days after the end', { encerradaEm: '2026-12-19T12:00:00.000Z' }, undefined],
    ['8 days after it', { encerradaEm: '2026-12-18T12:00:00.000Z' }, { tipo: 'saiuHaMuito' }],
  ])('%s', (_quando, mudanca, recusa) => {
    expect(recusaDeAbertura({ ...pronta, ...mudanca }, REGRAS_PADRAO)).toEqual(recusa);
  });
});

describe('the clocks (REGRAS 2.7)', () => {
  it('a service that stopped is answered in 24 h, the rest in 48 h', () => {
    expect(limiteDaResposta({ motivo: 204, agora: AGORA }, REGRAS_PADRAO)).toBe('2026-12-27T22:02:00.000Z');
    expect(limiteDaResposta({ motivo: 205, agora: AGORA }, REGRAS_PADRAO)).toBe('2026-12-28T22:02:00.000Z');
  });

  it('a mediation has five business days, and fifteen days at most', () => {
    // Saturday 26 December; 28, 29, 30, 31 and, after the holiday, Monday 4 January.
    expect(limiteDaMediacao(AGORA, REGRAS_PADRAO)).toBe('2027-01-05T03:00:00.000Z');
    expect(limiteDoPadrao(AGORA, REGRAS_PADRAO)).toBe('2027-01-10T03:00:00.000Z');
  });

  it('silence grants the demand only where the service stopped or never came, and accepts only a full refund', () => {
    expect(
      [204, 205, 206, 207].map((motivo) => silencioAtende({ motivo: motivo as 204, nuncaEntregue: false })),
    ).toEqual([true, false, false, false]);
    expect(silencioAtende({ motivo: 205, nuncaEntregue: true })).toBe(true);
    expect([208, 209, 210, 248].map((solucao) => silencioAceita(solucao as 208))).toEqual([false, false, false, true]);
  });
});

describe('the first unused day (REGRAS 2.18)', () => {
  it.each([
    [null, '2026-12-19', '2026-12-26', '2026-12-26'],
    ['2026-12-20', '2026-12-19', '2026-12-26', '2026-12-20'],
    ['2026-12-10', '2026-12-19', '2026-12-26', '2026-12-19'],
    ['2026-12-27', '2026-12-19', '2026-12-26', '2026-12-26'],
  ])('proven on %s, told from %s, opened on %s: %s', (provadaEm, falhaDesde, abertaEm, esperado) => {
    expect(inicioDaFalha({ provadaEm, falhaDesde, abertaEm })).toBe(esperado);
  });
});

describe('the cost of a lost complaint (REGRAS 2.7, 2.18)', () => {
  it.each([
    ['an agreement costs nothing', { motivo: 206, resultado: 'acordo', perdidasAntes: 9 }, [false, false, false]],
    ['a decision counts', { motivo: 204, resultado: 'aFavorDoMembro', perdidasAntes: 0 }, [true, false, false]],
    ['payment outside suspends', { motivo: 206, resultado: 'aFavorDoMembro', perdidasAntes: 0 }, [true, true, false]],
    ['but silence proves nothing', { motivo: 206, resultado: 'padrao', perdidasAntes: 0 }, [true, false, false]],
    ['the third bars new groups', { motivo: 205, resultado: 'semDados', perdidasAntes: 2 }, [true, false, true]],
  ] as const)('%s', (_que, caso, [perdeu, suspende, barraGruposNovos]) => {
    expect(consequenciasDe(caso, REGRAS_PADRAO)).toEqual({ perdeu, suspende, barraGruposNovos });
  });
});

describe('days that go back while the member stays (REGRAS 2.7 resolution 209)', () => {
  const mes = {
    faturaId: 1,
    valorSemTaxas: centavos(2_000),
    valorTaxa: centavos(160),
    ciclo: { inicio: '2026-12-18', fim: '2027-01-16' },
  };

  it('three of thirty: 2,00 + 0,16', () => {
    const r = reembolsoDeDias({ meses: [mes], desde: '2026-12-26', ate: '2026-12-29' });
    expect([r.parte, r.taxa, r.caucao, r.total]).toEqual([200, 16, 0, 216]);
    expect(r.linhas.map(({ conta }) => conta)).toEqual(['R$\u00a020,00 × 3 de 30 dias', 'R$\u00a01,60 × 3 de 30 dias']);
  });

  it('over the turn of a month, each month by its own days', () => {
    const proximo = { ...mes, faturaId: 2, ciclo: { inicio: '2027-01-17', fim: '2027-02-15' } };
    const r = reembolsoDeDias({ meses: [mes, proximo], desde: '2027-01-16', ate: '2027-01-18' });
    expect(r.meses).toEqual([
      { faturaId: 1, parte: 67, taxa: 5 },
      { faturaId: 2, parte: 67, taxa: 5 },
    ]);
  });

  it('never more than is left of what was paid', () => {
    const devolvido = { parte: centavos(1_950), taxa: centavos(160) };
    const r = reembolsoDeDias({ meses: [{ ...mes, devolvido }], desde: '2026-12-26', ate: '2026-12-29' });
    expect([r.parte, r.taxa]).toEqual([50, 0]);
  });
});
