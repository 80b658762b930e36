import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { campanha, guardarCampanha } from './campanha.ts';
import { agora } from './relogio.ts';

interface Escrito {
  readonly name: string;
  readonly value: string;
  readonly expires: number;
}

let escritos: Escrito[];

beforeEach(() => {
  escritos = [];
  vi.stubGlobal('cookieStore', {
    get: async (nome: string) => escritos.findLast(({ name }) => name === nome) ?? null,
    set: async (cookie: Escrito) => void escritos.push(cookie),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Campaign cookies (spec 1, §4 and §9)', () => {
  it('last five years', async () => {
    await guardarCampanha('?utm_source=indicacao');
    const anos = ((escritos[0]?.expires ?? 0) - agora()) / (365 * 86_400_000);
    expect(anos).toBeCloseTo(5, 3);
  });

  it('keep every parameter of a campaign, and nothing else', async () => {
    await guardarCampanha('?ref=ana&utm_source=indicacao&utm_medium=afiliados&utm_campaign=ANA%207K&senha=x');
    await guardarCampanha('');
    expect(campanha()).toEqual({
      campanha: { ref: 'ana', utm_source: 'indicacao', utm_medium: 'afiliados', utm_campaign: 'ANA 7K' },
    });
  });

  it('are written only if none exist yet', async () => {
    await guardarCampanha('?ref=primeira');
    await guardarCampanha('?ref=segunda');
    expect(campanha()).toEqual({ campanha: { ref: 'primeira' } });
    expect(escritos.map(({ value }) => value.split('|')[0])).toEqual(['ref=primeira', 'ref=primeira']);
  });

  it('are written again at each visit, until the same end: browsers keep them for less (REGRAS 2.22)', async () => {
    vi.useFakeTimers();
    await guardarCampanha('?ref=ana');
    vi.advanceTimersByTime(300 * 86_400_000);
    await guardarCampanha('');
    vi.useRealTimers();
    expect(escritos).toHaveLength(2);
    expect(escritos[1]).toEqual(escritos[0]);
  });

  it('that were written before they had their end beside them last five years from now', async () => {
    escritos.push({ name: 'rateia_campanha', value: 'ref=antiga', expires: agora() + 1000 });
    await guardarCampanha('?ref=nova');
    expect(campanha()).toEqual({ campanha: { ref: 'antiga' } });
    expect(escritos).toHaveLength(2);
    const anos = ((escritos[1]?.expires ?? 0) - agora()) / (365 * 86_400_000);
    expect(anos).toBeCloseTo(5, 3);
  });

  it('are found in the page that a login leads back to', async () => {
    await guardarCampanha(`?redirect=${encodeURIComponent('/grupo/12?utm_source=site&utm_term=12')}`);
    expect(campanha()).toEqual({ campanha: { utm_source: 'site', utm_term: '12' } });
  });

  it('are not written by a visit without a campaign', async () => {
    await guardarCampanha('?redirect=/grupo/12');
    expect(escritos).toEqual([]);
    expect(campanha()).toEqual({});
  });

  it('leave out what the contract would refuse', async () => {
    await guardarCampanha(`?cod_indicacao=${'A'.repeat(41)}&cupom=Black30`);
    expect(campanha()).toEqual({ campanha: { cupom: 'Black30' } });
  });

  it('are not needed: a browser without them knows the campaign of this visit', async () => {
    vi.unstubAllGlobals();
    await guardarCampanha('?ref=ana');
    expect(campanha()).toEqual({ campanha: { ref: 'ana' } });
  });
});
