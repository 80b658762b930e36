import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import type { SituacaoDoMembro } from './regras.ts';
import {
  casoDaSaida,
  dentroDoArrependimento,
  exigeRevisao,
  plataformaCobre,
  recusaDeReversao,
  saidasPossiveis,
} from './regras.ts';

const antigo: SituacaoDoMembro = {
  hoje: '2026-12-30',
  primeiroPagamento: '2026-10-01',
  fimDoCiclo: '2027-01-14',
  saidaAgendada: false,
  fidelidade: false,
};
const novo = { ...antigo, primeiroPagamento: '2026-12-25' };

describe('Ways out of a group (REGRAS 2.9)', () => {
  it.each([
    ['2026-12-30', true],
    ['2026-12-23', true],
    ['2026-12-22', false],
  ])('first paid on %s, the withdrawal right on 30 December is %s', (primeiroPagamento, esperado) => {
    expect(dentroDoArrependimento({ ...antigo, primeiroPagamento }, REGRAS_PADRAO)).toBe(esperado);
  });

  it('there is nothing to withdraw from before paying', () => {
    expect(dentroDoArrependimento({ hoje: '2026-12-30' }, REGRAS_PADRAO)).toBe(false);
  });

  it.each<[string, SituacaoDoMembro, readonly string[]]>([
    ['an old member', antigo, ['fimDoCiclo', 'agora']],
    ['a new member', novo, ['arrependimento', 'fimDoCiclo']],
    ['one whose leaving is scheduled', { ...antigo, saidaAgendada: true }, ['agora']],
    ['a new one whose leaving is scheduled', { ...novo, saidaAgendada: true }, ['arrependimento']],
  ])('%s may leave by %o', (_nome, situacao, saidas) => {
    expect(saidasPossiveis(situacao, REGRAS_PADRAO)).toEqual(saidas);
  });

  it('before the first cycle there is no end of cycle to wait for', () => {
    const { fimDoCiclo: _, ...semCiclo } = antigo;
    expect(saidasPossiveis(semCiclo, REGRAS_PADRAO)).toEqual(['agora']);
    expect(saidasPossiveis({ ...semCiclo, primeiroPagamento: '2026-12-25' }, REGRAS_PADRAO)).toEqual([
      'arrependimento',
    ]);
  });

  it('leaving a fidelity group now is leaving early', () => {
    expect(casoDaSaida('agora', { fidelidade: true })).toBe('fidelidadeAntecipada');
    expect(casoDaSaida('agora', { fidelidade: false })).toBe('agora');
    expect(casoDaSaida('arrependimento', { fidelidade: true })).toBe('arrependimento');
    expect(casoDaSaida('fimDoCiclo', { fidelidade: true })).toBe('fimDoCiclo');
  });

  it('the third withdrawal by right in 12 months is reviewed', () => {
    expect(exigeRevisao({ arrependimentosNoPeriodo: 2 }, REGRAS_PADRAO)).toBe(false);
    expect(exigeRevisao({ arrependimentosNoPeriodo: 3 }, REGRAS_PADRAO)).toBe(true);
  });

  it('the platform covers a withdrawal by right once the data was opened', () => {
    expect(plataformaCobre({ caso: 'arrependimento', abriuDados: true })).toBe(true);
    expect(plataformaCobre({ caso: 'arrependimento', abriuDados: false })).toBe(false);
    expect(plataformaCobre({ caso: 'culpaDoAdministrador', abriuDados: true })).toBe(false);
  });
});

describe('Reverting (REGRAS 2.9)', () => {
  const saida = { agendadaPara: '2027-01-14', hoje: '2027-01-14', temFila: false, motivo: 'fimDoCiclo' };

  it.each([
    ['on the last day', saida, undefined],
    ['after it', { ...saida, hoje: '2027-01-15' }, 'prazoTerminou'],
    ['when somebody holds the place', { ...saida, temFila: true }, 'vagaJaReservada'],
    ['when nothing is scheduled', { hoje: '2027-01-14', temFila: false, motivo: null }, 'semSaidaAgendada'],
    ['when the deposit was not rebuilt', { ...saida, motivo: 'inadimplencia' }, 'naoFoiEscolha'],
    ['when the administrator removes the member', { ...saida, motivo: 'removidoNoFimDoCiclo' }, 'naoFoiEscolha'],
  ])('%s', (_nome, caso, recusa) => {
    expect(recusaDeReversao(caso)).toBe(recusa);
  });
});
