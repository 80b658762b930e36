import { describe, expect, it } from 'vitest';
import { somarDias } from '../datas.ts';
import { ID_STATUS_GRUPO as S } from './estados.ts';
import { ciclosDeAviso, mesesCortados, primeiroFim, statusSemOFim } from './fim-do-grupo.ts';

describe('Scheduled end of a group (REGRAS 2.1: 4, 52, 76 → 77)', () => {
  // Cycles of the 10th: the one that runs on 15 January ends on 9 February, the first whole one on 9 March.
  it.each([
    ['2027-02-09', 0],
    ['2027-03-08', 0],
    ['2027-03-09', 1],
    ['2027-04-08', 1],
    ['2027-04-09', 2],
  ])('an end on %s leaves %i whole cycles to a member of the 10th', (fimEm, ciclos) => {
    expect(ciclosDeAviso({ ancoras: ['2026-12-10'], hoje: '2027-01-15', fimEm })).toBe(ciclos);
  });

  it('the member with the least decides', () => {
    const pedido = { hoje: '2027-01-15', fimEm: '2027-03-09' };
    expect(ciclosDeAviso({ ...pedido, ancoras: ['2026-12-10', '2026-12-12'] })).toBe(0);
  });

  it('a cycle that begins today runs already', () => {
    const pedido = { ancoras: ['2027-01-15'], hoje: '2027-01-15' };
    expect(ciclosDeAviso({ ...pedido, fimEm: '2027-02-14' })).toBe(0);
    expect(ciclosDeAviso({ ...pedido, fimEm: '2027-03-14' })).toBe(1);
  });

  it('a group in which no cycle runs gives a month from tomorrow', () => {
    const pedido = { ancoras: [], hoje: '2027-01-15' };
    expect(ciclosDeAviso({ ...pedido, fimEm: '2027-02-14' })).toBe(0);
    expect(ciclosDeAviso({ ...pedido, fimEm: '2027-02-15' })).toBe(1);
  });

  it('a day that has passed gives none', () => {
    expect(ciclosDeAviso({ ancoras: ['2026-12-10'], hoje: '2027-01-15', fimEm: '2026-12-31' })).toBe(0);
  });
});

describe('The day that is proposed for the end of a group (REGRAS 2.1)', () => {
  it.each([
    // The cycle that runs on 15 January ends on 9 February, the whole one after it on 9 March.
    ['members of one day', ['2026-12-10'], 1, '2027-03-09'],
    ['two cycles of notice', ['2026-12-10'], 2, '2027-04-09'],
    ['the member whose notice is over last decides', ['2026-12-10', '2026-12-14'], 1, '2027-03-13'],
    ['whatever the order of the members', ['2026-12-14', '2026-12-10'], 1, '2027-03-13'],
    ['a cycle that begins today runs already', ['2027-01-15'], 1, '2027-03-14'],
    ['no cycle runs: a month from tomorrow', [], 1, '2027-02-15'],
  ] as const)('%s', (_caso, ancoras, ciclos, fimEm) => {
    const pedido = { ancoras, hoje: '2027-01-15' };
    expect(primeiroFim({ ...pedido, ciclos })).toBe(fimEm);
    expect(ciclosDeAviso({ ...pedido, fimEm })).toBeGreaterThanOrEqual(ciclos);
    expect(ciclosDeAviso({ ...pedido, fimEm: somarDias(fimEm, -1) })).toBeLessThan(ciclos);
  });

  it('a member who pays on another day of the month loses the rest of a month', () => {
    expect(mesesCortados(['2026-12-10', '2026-11-10'], '2027-03-09')).toBe(0);
    expect(mesesCortados(['2026-12-10', '2026-12-14', '2026-12-01'], '2027-03-13')).toBe(2);
  });
});

describe('A scheduled end taken back (REGRAS 2.1: 77 → 4, 52, 76)', () => {
  it.each([
    ['full', { vagasLivres: 0, saidasAgendadas: 0 }, S.ativo],
    ['full, with a leaver', { vagasLivres: 0, saidasAgendadas: 1 }, S.filaEspera],
    ['with a free seat', { vagasLivres: 1, saidasAgendadas: 0 }, S.assinadoComVagas],
    ['with a free seat and a leaver', { vagasLivres: 1, saidasAgendadas: 1 }, S.assinadoComVagas],
  ] as const)('%s', (_caso, lugares, status) => {
    expect(statusSemOFim(lugares)).toBe(status);
  });
});
