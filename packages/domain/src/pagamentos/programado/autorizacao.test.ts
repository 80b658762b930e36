import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../../regras.ts';
import { conferirMaquina } from '../../test/conferir-maquina.ts';
import {
  fimDaCobranca,
  inicioDaRecorrencia,
  MAQUINA_AUTORIZACAO,
  pedirRepeticaoEm,
  podeInstruir,
  proximaRepeticao,
} from './autorizacao.ts';

describe('Machine of an authorisation of Pix programado (REGRAS 1)', () => {
  const TODOS = ['usuario', 'sistema', 'provedor', 'operador'] as const;
  conferirMaquina({
    maquina: MAQUINA_AUTORIZACAO,
    quem: TODOS,
    tabela: [
      ['inicio', 'pedir', 'CRIADA', ['usuario'], {}],
      ['CRIADA', 'aprovar', 'APROVADA', ['provedor'], {}],
      ['CRIADA', 'rejeitar', 'REJEITADA', ['provedor'], {}],
      ['CRIADA', 'expirar', 'EXPIRADA', ['sistema', 'provedor'], {}],
      ['CRIADA', 'cancelar', 'CANCELADA', TODOS, {}],
      ['APROVADA', 'cancelar', 'CANCELADA', TODOS, {}],
    ],
  });
});

describe('Days of a charge by Pix programado (REGRAS 2.8, part 3)', () => {
  const vencimento = '2026-12-30';

  it.each([
    ['2026-12-19', false],
    ['2026-12-20', true],
    ['2026-12-25', true],
    ['2026-12-28', true],
    ['2026-12-29', false],
    ['2026-12-30', false],
  ])('on %s the bank may be instructed: %s', (hoje, pode) => {
    expect(podeInstruir({ hoje, vencimento }, REGRAS_PADRAO)).toBe(pode);
  });

  it.each([
    ['2026-12-30', '2026-12-31'],
    ['2026-12-31', '2027-01-02'],
    ['2027-01-02', '2027-01-05'],
    ['2027-01-05', undefined],
  ])('refused on %s, it is repeated on %s', (hoje, repete) => {
    expect(proximaRepeticao({ hoje, vencimento }, REGRAS_PADRAO)).toBe(repete);
  });

  it('a repeat is asked for at noon of the day before, in Brasília', () => {
    expect(pedirRepeticaoEm('2026-12-31')).toBe('2026-12-30T15:00:00.000Z');
  });

  it('its money is waited for until the deposit would pay', () => {
    expect(fimDaCobranca(vencimento, REGRAS_PADRAO)).toBe('2027-01-07T03:00:00.000Z');
  });

  it('its cycles begin with the next month, never in the past', () => {
    const agora = '2026-12-10T12:00:00.000Z';
    expect(inicioDaRecorrencia({ proximo: vencimento, agora })).toBe(vencimento);
    expect(inicioDaRecorrencia({ proximo: '2026-12-01', agora })).toBe('2026-12-10');
  });
});
