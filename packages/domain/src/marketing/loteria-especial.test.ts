import { describe, expect, it } from 'vitest';
import { fimDoDia, inicioDoDia, instanteDe, milissegundosDe } from '../datas.ts';
import { rotuloDaContagem } from '../datas-formatadas.ts';
import type { EdicaoEspecial } from './loteria-especial.ts';
import { edicaoNaFaixa, recusaDaEdicao, situacaoDaEdicao } from './loteria-especial.ts';

/** 22h in Brasília. */
const virada: EdicaoEspecial = {
  slug: 'mega-da-virada',
  dataPadrao: '2026-12-31',
  sorteioEm: '2027-01-01T01:00:00.000Z',
};
function logoAntes(instante: string): string {
  return instanteDe(milissegundosDe(instante) - 1);
}

describe('the banner of a special lottery (spec A§2, A§9: within 7 days of its default date)', () => {
  it.each([
    ['eight days before', fimDoDia('2026-12-23'), false],
    ['from the first moment, in Brasília, of the seventh day before', inicioDoDia('2026-12-24'), true],
    ['on the day', '2026-12-31T20:00:00.000Z', true],
    ['a moment before it is drawn', logoAntes(virada.sorteioEm), true],
    ['when it is drawn', virada.sorteioEm, false],
  ])('%s: %s, %s', (_quando, agora, mostra) => {
    expect(edicaoNaFaixa([virada], agora)).toBe(mostra ? virada : undefined);
  });

  it('stays until the draw when that comes after the default date', () => {
    const adiada = { ...virada, sorteioEm: '2027-01-01T13:00:00.000Z' };
    expect(edicaoNaFaixa([adiada], '2027-01-01T12:00:00.000Z')).toBe(adiada);
  });

  it('shows the nearest of two', () => {
    const outra: EdicaoEspecial = {
      slug: 'quina-de-sao-joao',
      dataPadrao: '2026-12-30',
      sorteioEm: '2026-12-31T00:00:00.000Z',
    };
    expect(edicaoNaFaixa([virada, outra], '2026-12-29T12:00:00.000Z')).toBe(outra);
  });

  it.each([
    ['2026-12-31', 'Hoje'],
    ['2026-12-30', 'Amanhã'],
    ['2026-12-29', '31/12'],
  ])('on %s its date reads %s', (hoje, rotulo) => {
    expect(rotuloDaContagem('2026-12-31', hoje)).toBe(rotulo);
  });
});

describe('An edition as the operation keeps it (REGRAS 2.23)', () => {
  const agora = '2026-11-20T12:00:00.000Z';
  it.each([
    ['as it is', virada, undefined],
    [
      'drawn at a moment that is over',
      { ...virada, sorteioEm: agora },
      { sorteioEm: expect.stringContaining('passou') },
    ],
    ['drawn 15 days later', { ...virada, sorteioEm: '2027-01-15T23:00:00.000Z' }, undefined],
    [
      'drawn 16 days later',
      { ...virada, sorteioEm: '2027-01-16T23:00:00.000Z' },
      { sorteioEm: expect.stringContaining('15 dias') },
    ],
    [
      'a second one in the year',
      { ...virada, dataPadrao: '2026-12-30' },
      { dataPadrao: expect.stringContaining('neste ano') },
    ],
    ['one of the next year', { ...virada, dataPadrao: '2027-12-31', sorteioEm: '2028-01-01T01:00:00.000Z' }, undefined],
  ])('%s', (_caso, edicao, recusa) => {
    expect(recusaDaEdicao(edicao, { agora, outras: [virada] })).toEqual(recusa);
  });

  it.each([
    ['2026-12-23T12:00:00.000Z', 'prevista'],
    ['2026-12-24T12:00:00.000Z', 'naFaixa'],
    [virada.sorteioEm, 'sorteada'],
  ])('at %s it is %s', (instante, situacao) => {
    expect(situacaoDaEdicao(virada, instante)).toBe(situacao);
  });
});
