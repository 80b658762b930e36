import { diaDe, fimDoDia, instanteDe, milissegundosDe } from '@rateia/domain/datas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acertarRelogio, agora } from '../../lib/relogio.ts';
import { anotarMostrado, mostradoHoje } from './mostrado-hoje.ts';

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
  acertarRelogio(new Date().toISOString());
});

describe('Marketing modal, once a day (spec 1, §4 and §9)', () => {
  it('is noted by modal, in a cookie that ends with the day of Brasília', async () => {
    expect(await mostradoHoje(1)).toBe(false);
    await anotarMostrado(1);
    expect([await mostradoHoje(1), await mostradoHoje(2)]).toEqual([true, false]);
    const fim = milissegundosDe(fimDoDia(diaDe(instanteDe(agora()))));
    expect(Math.abs((escritos[0]?.expires ?? 0) - fim)).toBeLessThan(1_000);
  });

  it('comes again on the next day of the product, even where the device still has the cookie', async () => {
    await anotarMostrado(1);
    acertarRelogio(instanteDe(milissegundosDe(fimDoDia(diaDe(instanteDe(agora())))) - 5_000));
    expect(await mostradoHoje(1)).toBe(true);
    acertarRelogio(instanteDe(agora() + 6_000));
    expect(await mostradoHoje(1)).toBe(false);
  });

  it('is remembered by the page in a browser without cookies', async () => {
    vi.unstubAllGlobals();
    await anotarMostrado(3);
    expect(await mostradoHoje(3)).toBe(true);
  });
});
