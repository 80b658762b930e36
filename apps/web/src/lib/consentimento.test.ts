import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  abrirEscolhaDeCookies,
  aoAbrirEscolha,
  entenderConsentimento,
  guardarConsentimento,
  lerConsentimento,
} from './consentimento.ts';

const CINCO_ANOS = 5 * 365 * 86_400_000;
const guardados = new Map<string, { readonly value: string; readonly expires: number | null | undefined }>();
beforeEach(() => {
  guardados.clear();
  vi.stubGlobal('cookieStore', {
    get: async (nome: string) => guardados.get(nome) ?? null,
    set: async ({ name, value, expires }: CookieInit) => void guardados.set(name, { value, expires }),
    delete: async (nome: string) => void guardados.delete(nome),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function cookie(niveis: object): string {
  return encodeURIComponent(JSON.stringify(niveis));
}

describe('Cookie consent (spec 1, §4 and §9)', () => {
  it('is asked where nothing was answered', async () => {
    expect(await lerConsentimento()).toBeUndefined();
  });

  it('is kept for five years with its three levels', async () => {
    await guardarConsentimento({ necessary: true, analytics_storage: true, ad_storage: false });
    expect(await lerConsentimento()).toEqual({ necessary: true, analytics_storage: true, ad_storage: false });
    const [guardado] = guardados.values();
    expect(Math.abs((guardado?.expires ?? 0) - Date.now() - CINCO_ANOS)).toBeLessThan(5000);
  });

  it.each([
    ['a level is missing', cookie({ necessary: true, analytics_storage: true, versao: 1 })],
    ['the questions have changed', cookie({ necessary: true, analytics_storage: true, ad_storage: true, versao: 0 })],
    ['necessary is off', cookie({ necessary: false, analytics_storage: true, ad_storage: true, versao: 1 })],
    ['it is something else', 'granted'],
    ['it cannot be read', '%E0%A4%A'],
  ])('is deleted and asked again when %s', async (_, valor) => {
    guardados.set('rateia_consentimento', { value: valor, expires: null });
    expect(entenderConsentimento(valor)).toBeUndefined();
    expect(await lerConsentimento()).toBeUndefined();
    expect(guardados.size).toBe(0);
  });

  it('is asked at each visit by a browser without cookies', async () => {
    vi.unstubAllGlobals();
    await guardarConsentimento({ necessary: true, analytics_storage: false, ad_storage: false });
    expect(await lerConsentimento()).toBeUndefined();
  });

  it('opens again when it is asked for, also before the part that draws it is loaded', () => {
    let aberta = 0;
    function ouvir(): () => void {
      return aoAbrirEscolha(() => (aberta += 1));
    }
    abrirEscolhaDeCookies();
    const parar = ouvir();
    expect(aberta).toBe(1);
    abrirEscolhaDeCookies();
    expect(aberta).toBe(2);
    parar();
    ouvir()();
    expect(aberta).toBe(2);
  });
});
