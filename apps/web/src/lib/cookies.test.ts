import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { campanha, guardarCampanha } from './campanha.ts';
import { guardarConsentimento, lerConsentimento } from './consentimento.ts';
import { cookies } from './cookies.ts';
import { guardarRastroDaCompra, rastroDaCompra } from './rastro-da-compra.ts';

const UM_DIA = 86_400_000;
const jarro = new Map<string, { readonly valor: string; readonly atributos: readonly string[] }>();

/** The behaviour of a browser when a page of that protocol assigns to `document.cookie`. */
function paginaSemCookieStore(protocolo: 'http:' | 'https:' = 'https:'): void {
  vi.stubGlobal('location', { protocol: protocolo });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jarro].map(([nome, { valor }]) => `${nome}=${valor}`).join('; ');
    },
    set cookie(escrito: string) {
      const [par = '', ...atributos] = escrito.split('; ');
      const nome = par.slice(0, par.indexOf('='));
      const expira = Date.parse(atributos.find((a) => a.startsWith('expires='))?.slice(8) ?? '');
      if (expira <= Date.now()) jarro.delete(nome);
      else jarro.set(nome, { valor: par.slice(par.indexOf('=') + 1), atributos });
    },
  });
}

beforeEach(() => {
  jarro.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Cookies in a browser without a Cookie Store (spec 1, §9)', () => {
  it('are written for all paths of the site, only for it, until they end', async () => {
    paginaSemCookieStore();
    const expira = Date.now() + UM_DIA;
    await cookies.guardar({ nome: 'rateia_teste', valor: 'a%3Db', expira });
    expect(await cookies.ler('rateia_teste')).toBe('a%3Db');
    expect(jarro.get('rateia_teste')?.atributos).toEqual([
      `expires=${new Date(expira).toUTCString()}`,
      'path=/',
      'samesite=lax',
      'secure',
    ]);
  });

  it('are not for https alone where the page is not', async () => {
    paginaSemCookieStore('http:');
    await cookies.guardar({ nome: 'rateia_teste', valor: '1', expira: Date.now() + UM_DIA });
    expect(jarro.get('rateia_teste')?.atributos).not.toContain('secure');
  });

  it('are found by their whole name, and gone when they are deleted', async () => {
    paginaSemCookieStore();
    await cookies.guardar({ nome: 'rateia_teste_2', valor: '2', expira: Date.now() + UM_DIA });
    expect(await cookies.ler('rateia_teste')).toBeUndefined();
    expect(await cookies.ler('teste_2')).toBeUndefined();
    await cookies.apagar('rateia_teste_2');
    expect(await cookies.ler('rateia_teste_2')).toBeUndefined();
  });

  it('keep the campaign, the consent and the trace of a purchase', async () => {
    paginaSemCookieStore();
    await guardarCampanha('?ref=ana&utm_campaign=ANA%207K');
    await guardarCampanha('?ref=outra');
    expect(campanha()).toEqual({ campanha: { ref: 'ana', utm_campaign: 'ANA 7K' } });
    await guardarConsentimento({ necessary: true, analytics_storage: true, ad_storage: false });
    expect(await lerConsentimento()).toEqual({ necessary: true, analytics_storage: true, ad_storage: false });
    await guardarRastroDaCompra(12);
    expect(await rastroDaCompra()).toEqual({ rastroDaCompra: 12 });
  });
});

describe('Cookies that last for years (spec 1, §9; REGRAS 2.22)', () => {
  function fim(): string | undefined {
    return jarro.get('rateia_teste')?.atributos[0];
  }

  it('are written again when they are read, until the end that they had', async () => {
    vi.useFakeTimers();
    paginaSemCookieStore();
    await cookies.guardarPorAnos('rateia_teste', 'a%3Db');
    const daPrimeira = fim();
    vi.advanceTimersByTime(6 * UM_DIA);
    jarro.set('rateia_teste', { valor: jarro.get('rateia_teste')?.valor ?? '', atributos: ['cut by the browser'] });
    expect(await cookies.lerPorAnos('rateia_teste')).toBe('a%3Db');
    vi.useRealTimers();
    expect(fim()).toBe(daPrimeira);
  });

  it('are written again each by itself, when several are read at once', async () => {
    paginaSemCookieStore();
    await guardarCampanha('?ref=ana');
    await guardarRastroDaCompra(12);
    for (const [nome, { valor }] of jarro) jarro.set(nome, { valor, atributos: ['cut by the browser'] });
    await Promise.all([guardarCampanha(''), rastroDaCompra()]);
    expect([...jarro.values()].map(({ atributos }) => atributos[0])).toEqual([
      expect.stringMatching(/^expires=/),
      expect.stringMatching(/^expires=/),
    ]);
  });

  it('are not restored from a value read before an answer was changed', async () => {
    paginaSemCookieStore();
    await guardarConsentimento({ necessary: true, analytics_storage: true, ad_storage: true });
    const lendo = lerConsentimento();
    await guardarConsentimento({ necessary: true, analytics_storage: false, ad_storage: false });
    await lendo;
    expect(await lerConsentimento()).toEqual({ necessary: true, analytics_storage: false, ad_storage: false });
  });
});

describe('Cookies where there are none at all', () => {
  it('are as if nothing had been kept', async () => {
    await cookies.guardar({ nome: 'rateia_teste', valor: '1', expira: Date.now() + UM_DIA });
    await cookies.apagar('rateia_teste');
    expect(await cookies.ler('rateia_teste')).toBeUndefined();
  });
});

describe('Cookies in a browser whose Cookie Store refuses (spec 1, §4 Cookie consent)', () => {
  function recusa() {
    return Promise.reject(new DOMException('refused', 'SecurityError'));
  }
  beforeEach(() => {
    vi.stubGlobal('cookieStore', { get: recusa, set: recusa, delete: recusa });
  });

  it('are written by the page, for which the store is not the only way', async () => {
    paginaSemCookieStore();
    await cookies.guardar({ nome: 'rateia_teste', valor: '1', expira: Date.now() + UM_DIA });
    expect(await cookies.ler('rateia_teste')).toBe('1');
    await cookies.apagar('rateia_teste');
    expect(await cookies.ler('rateia_teste')).toBeUndefined();
  });

  it('are as if nothing had been kept where the page may not either: a campaign and an answer go on', async () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    vi.stubGlobal('document', {
      get cookie(): string {
        throw new DOMException('refused', 'SecurityError');
      },
      set cookie(_: string) {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    await guardarCampanha('?ref=ana');
    expect(campanha()).toEqual({ campanha: { ref: 'ana' } });
    await guardarConsentimento({ necessary: true, analytics_storage: false, ad_storage: false });
    expect(await lerConsentimento()).toBeUndefined();
    await cookies.apagar('rateia_teste');
  });
});
