import { describe, expect, it } from 'vitest';
import { feriadosNacionais } from '../datas.ts';
import { centavos } from '../dinheiro.ts';
import type { UltimoConcurso } from './agenda.ts';
import { itemDaAgenda } from './agenda.ts';
import { LOTERIAS } from './loterias.ts';

const FERIADOS = [...feriadosNacionais(2026), ...feriadosNacionais(2027)];
/** Tuesday's concurso was drawn. */
function ultimo(mudanca: Partial<UltimoConcurso> = {}): UltimoConcurso {
  return {
    resultado: { concurso: 3_090, data: '2026-11-24' },
    proximoEm: '2026-11-26',
    premioEstimado: centavos(4_500_000_000),
    acumulado: true,
    ...mudanca,
  };
}
function mega(agora: string, u: UltimoConcurso | undefined) {
  return itemDaAgenda(LOTERIAS['mega-sena'], {
    agora,
    feriados: FERIADOS,
    ultimo: u,
    edicao: undefined,
    horasAntes: 3,
  });
}
const QUARTA = '2026-11-25T12:00:00.000Z';

describe('the agenda (spec B§7)', () => {
  it('has the next concurso with its prize, price, odds, and the end of sales three hours before the official one', () => {
    expect(mega(QUARTA, ultimo())).toEqual({
      id: 1,
      slug: 'mega-sena',
      nome: 'Mega-Sena',
      especial: false,
      concurso: 3_091,
      // Thursday 21h, pools on screens until 20h30, ours until 17h30.
      sorteioEm: '2026-11-27T00:00:00.000Z',
      dataPadrao: null,
      vendasAte: '2026-11-26T20:30:00.000Z',
      premioEstimado: 4_500_000_000,
      acumulado: true,
      valorAposta: 600,
      minDezenas: 6,
      maxDezenas: 20,
      chance: 50_063_860,
    });
  });

  it('does not believe a Saturday, nor a day before the next draw', () => {
    function depoisDeQuinta(proximoEm: string) {
      return mega('2026-11-27T12:00:00.000Z', ultimo({ resultado: { concurso: 3_091, data: '2026-11-26' }, proximoEm }))
        ?.sorteioEm;
    }
    expect(depoisDeQuinta('2026-11-28')).toBe('2026-11-29T14:00:00.000Z');
    expect(depoisDeQuinta('2026-11-24')).toBe('2026-11-29T14:00:00.000Z');
  });

  it('believes a later draw day: the regular draws stop before a special edition', () => {
    expect(mega(QUARTA, ultimo({ proximoEm: '2026-12-01' }))?.sorteioEm).toBe('2026-12-02T00:00:00.000Z');
  });

  it('goes on to the concurso after one whose result is late, whose prize nobody has estimated', () => {
    expect(mega('2026-11-27T12:00:00.000Z', ultimo())).toMatchObject({
      concurso: 3_092,
      sorteioEm: '2026-11-29T14:00:00.000Z',
      premioEstimado: 2_500_000_000,
      acumulado: false,
    });
  });

  it('without any result has the day of the calendar, no number and the prize of reference', () => {
    expect(mega(QUARTA, undefined)).toMatchObject({
      concurso: null,
      sorteioEm: '2026-11-27T00:00:00.000Z',
      premioEstimado: 2_500_000_000,
    });
    const dupla = itemDaAgenda(LOTERIAS['dupla-sena'], {
      agora: QUARTA,
      feriados: FERIADOS,
      ultimo: undefined,
      edicao: undefined,
      horasAntes: 3,
    });
    expect(dupla?.premioEstimado).toBeNull();
  });

  it('of a special edition has the announced draw beside its default date', () => {
    const edicao = { dataPadrao: '2026-12-31', sorteioEm: '2027-01-01T13:00:00.000Z' };
    const virada = itemDaAgenda(LOTERIAS['mega-da-virada'], {
      agora: QUARTA,
      feriados: FERIADOS,
      ultimo: ultimo(),
      edicao,
      horasAntes: 3,
    });
    expect(virada).toMatchObject({
      especial: true,
      concurso: null,
      dataPadrao: '2026-12-31',
      sorteioEm: '2027-01-01T13:00:00.000Z',
      vendasAte: '2027-01-01T09:00:00.000Z',
    });
  });

  it('leaves out what nobody has a day for', () => {
    function semDia(slug: 'loteca' | 'trem-das-onze' | 'mega-da-virada') {
      return itemDaAgenda(LOTERIAS[slug], {
        agora: QUARTA,
        feriados: FERIADOS,
        ultimo: undefined,
        edicao: undefined,
        horasAntes: 3,
      });
    }
    expect([semDia('loteca'), semDia('trem-das-onze'), semDia('mega-da-virada')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
