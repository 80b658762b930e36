import { describe, expect, it } from 'vitest';
import { diaDe, feriadosNacionais } from '../datas.ts';
import { momentoDe, previsto, proximoSorteio, sorteioDoDia } from './calendario-de-sorteios.ts';
import type { SlugDaLoteria } from './loteria.ts';
import { LOTERIAS } from './loterias.ts';
import { SORTEIOS_REAIS } from './test/sorteios-reais.ts';

function proximo(slug: SlugDaLoteria, depoisDe: string) {
  return proximoSorteio(LOTERIAS[slug], { depoisDe, feriados: feriadosNacionais(Number(depoisDe.slice(0, 4))) });
}

describe('the calendar of draws', () => {
  it.each([
    ['mega-sena', '2026-11-26', '2026-11-29'],
    ['mega-sena', '2026-11-24', '2026-11-26'],
    ['dupla-sena', '2026-11-27', '2026-11-30'],
    // Saturday is no draw day any more.
    ['lotofacil', '2026-11-27', '2026-11-29'],
    ['mais-milionaria', '2026-11-25', '2026-11-29'],
    // Christmas is a Friday: Dupla Sena goes to Monday.
    ['dupla-sena', '2026-12-23', '2026-12-28'],
  ] as const)('%s after %s: %s', (slug, depoisDe, dia) => {
    expect(proximo(slug, depoisDe)?.dia).toBe(dia);
  });

  it('closes pools at 20h30 of a weekday, and at 10h45 of a Sunday', () => {
    expect(proximo('mega-sena', '2026-11-24')).toEqual({
      dia: '2026-11-26',
      sorteioEm: '2026-11-27T00:00:00.000Z',
      bolaoAte: '2026-11-26T23:30:00.000Z',
    });
    expect(proximo('mega-sena', '2026-11-26')).toEqual({
      dia: '2026-11-29',
      sorteioEm: '2026-11-29T14:00:00.000Z',
      bolaoAte: '2026-11-29T13:45:00.000Z',
    });
  });

  it('knows no draw where the operation gives the day', () => {
    expect([proximo('loteca', '2026-11-26'), proximo('trem-das-onze', '2026-11-26')]).toEqual([undefined, undefined]);
  });

  it('has the day of every real draw that was no special edition, but of one that was postponed to a holiday', () => {
    // Thursday, in place of the Wednesday before.
    const fora = SORTEIOS_REAIS.filter(
      ({ edicao, resultado: { loteria, data } }) =>
        edicao === undefined && sorteioDoDia(LOTERIAS[loteria], data) === undefined,
    );
    expect(fora.map(({ resultado }) => `${resultado.loteria} ${resultado.data}`)).toEqual(['dupla-sena 2026-01-01']);
  });

  it('places a clock time on a day of Brasília', () => {
    const instante = momentoDe('2026-12-31', '22:00');
    expect([instante, diaDe(instante)]).toEqual(['2027-01-01T01:00:00.000Z', '2026-12-31']);
    const [doDia] = LOTERIAS['mega-sena'].calendario.at(-1)?.vale ?? [];
    expect(doDia && previsto('2026-12-01', doDia).dia).toBe('2026-12-01');
  });
});
