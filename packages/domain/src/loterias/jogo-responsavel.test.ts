import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import type { Afastamento, LimiteGuardado } from './jogo-responsavel.ts';
import {
  abertaNoEstado,
  encurta,
  estaAfastado,
  fimDoTempoFora,
  limiteEm,
  mesDoJogo,
  mudarLimite,
  podeVoltarDesde,
  restanteNoMes,
} from './jogo-responsavel.ts';

const AGORA = '2026-11-26T15:00:00.000Z';
const MAIS_24_HORAS = '2026-11-27T15:00:00.000Z';

describe('the limit of a month (REGRAS 2.12 Limits)', () => {
  const TREZENTOS: LimiteGuardado = { valor: centavos(30_000), novo: null };

  it('is lowered at once, and a raise that waits is gone', () => {
    const subindo = mudarLimite(TREZENTOS, centavos(50_000), AGORA);
    expect(mudarLimite(subindo, centavos(10_000), AGORA)).toEqual({ valor: 10_000, novo: null });
  });

  it('is raised after 24 hours, and not a moment before', () => {
    const subindo = mudarLimite(TREZENTOS, centavos(50_000), AGORA);
    expect(subindo).toEqual({ valor: 30_000, novo: { valor: 50_000, valeEm: MAIS_24_HORAS } });
    expect(limiteEm(subindo, '2026-11-27T14:59:59.999Z').valor).toBe(30_000);
    expect(limiteEm(subindo, MAIS_24_HORAS)).toEqual({ valor: 50_000, novo: null });
  });

  it('leaves nothing below zero when it was lowered under what was spent', () => {
    expect(restanteNoMes(centavos(30_000), centavos(4_500))).toBe(25_500);
    expect(restanteNoMes(centavos(1_000), centavos(4_500))).toBe(0);
  });

  it('counts in months of Brasília', () => {
    expect(mesDoJogo('2026-12-01T02:59:59.999Z')).toBe('2026-11-01');
    expect(mesDoJogo('2026-12-01T03:00:00.000Z')).toBe('2026-12-01');
  });
});

describe('time away (REGRAS 2.12 Limits)', () => {
  it.each([
    ['umDia', MAIS_24_HORAS],
    ['seteDias', '2026-12-04T02:59:59.999Z'],
    ['trintaDias', '2026-12-27T02:59:59.999Z'],
    ['umMes', '2026-12-27T02:59:59.999Z'],
    ['tresMeses', '2027-02-27T02:59:59.999Z'],
    ['seisMeses', '2027-05-27T02:59:59.999Z'],
    ['semPrazo', null],
  ] as const)('%s ends at %s', (tempo, fim) => {
    expect(fimDoTempoFora(tempo, AGORA)).toBe(fim);
  });

  const mes: Afastamento = { tipo: 'autoexclusao', desde: AGORA, ate: '2026-12-27T02:59:59.999Z' };
  const aberta: Afastamento = { tipo: 'autoexclusao', desde: AGORA, ate: null };

  it('lasts to its end, an open one without end', () => {
    expect(estaAfastado(undefined, AGORA)).toBe(false);
    expect(estaAfastado(mes, '2026-12-27T02:59:59.998Z')).toBe(true);
    expect(estaAfastado(mes, '2026-12-27T02:59:59.999Z')).toBe(false);
    expect(estaAfastado(aberta, '2036-12-27T02:59:59.999Z')).toBe(true);
  });

  it('is never shortened, and may grow', () => {
    expect(encurta(mes, MAIS_24_HORAS, AGORA)).toBe(true);
    expect(encurta(aberta, mes.ate, AGORA)).toBe(true);
    expect(encurta(mes, null, AGORA)).toBe(false);
    expect(encurta(mes, '2027-02-27T02:59:59.999Z', AGORA)).toBe(false);
    expect(encurta(mes, '2027-01-02T02:59:59.999Z', '2027-01-01T12:00:00.000Z')).toBe(false);
  });

  it('without an end may be ended six months later', () => {
    expect(podeVoltarDesde(aberta)).toBe('2027-05-26T03:00:00.000Z');
    expect(podeVoltarDesde(mes)).toBeNull();
  });
});

it('Trem das Onze is for people of Minas Gerais alone, the others for everybody (spec B§3)', () => {
  expect(abertaNoEstado('trem-das-onze', 'MG')).toBe(true);
  expect(abertaNoEstado('trem-das-onze', 'SP')).toBe(false);
  expect(abertaNoEstado('trem-das-onze', null)).toBe(false);
  expect(abertaNoEstado('quina', null)).toBe(true);
});
