import { CINCO_ANOS_MS } from '@rateia/domain/constantes';
import { agora } from './relogio.ts';

interface Cookie {
  readonly nome: string;
  readonly valor: string;
  /** Epoch milliseconds. */
  readonly expira: number;
}

/** Between the value of a cookie that lasts for years and its end. No value that is fit for a cookie has it. */
const ATE = '|';
/** The number of times that this page wrote each cookie: a value read before a write is not written again after it. */
const escritas = new Map<string, number>();

/**
 * Cookies of this site, for all of its paths. They go by the Cookie Store where the browser has it and allows it, else
 * by `document.cookie`. A browser that takes none behaves as an empty one, and nobody waits for a value that cannot be
 * kept. A value is given as it may stand in a cookie: without `;`, spaces and commas (spec 1, §9).
 */
export const cookies = {
  async ler(nome: string): Promise<string | undefined> {
    return naLoja(
      async (loja) => (await loja.get(nome))?.value ?? undefined,
      () => lerDaPagina(nome),
    );
  },
  async guardar({ nome, valor, expira }: Cookie): Promise<void> {
    escritas.set(nome, quantas(nome) + 1);
    return naLoja(
      (loja) => loja.set({ name: nome, value: valor, expires: expira, path: '/', sameSite: 'lax' }),
      () => escrever(`${nome}=${valor}; expires=${new Date(expira).toUTCString()}`),
    );
  },
  async apagar(nome: string): Promise<void> {
    escritas.set(nome, quantas(nome) + 1);
    return naLoja(
      (loja) => loja.delete(nome),
      () => escrever(`${nome}=; expires=${new Date(0).toUTCString()}`),
    );
  },
  /** Keeps a value for the five years of campaign and consent (spec 1, §9), counted from now. */
  async guardarPorAnos(nome: string, valor: string): Promise<void> {
    const fim = agora() + CINCO_ANOS_MS;
    await cookies.guardar({ nome, valor: valor + ATE + fim.toString(36), expira: fim });
  },
  /**
   * Reads a value that is kept for years, and writes it again until its own end: a browser keeps a cookie for a shorter
   * time than it is asked to, counted from the last write (REGRAS 2.22).
   */
  async lerPorAnos(nome: string): Promise<string | undefined> {
    const antes = quantas(nome);
    const guardado = await cookies.ler(nome);
    if (guardado === undefined) return undefined;
    const [valor = '', fim = ''] = guardado.split(ATE);
    const expira = Number.parseInt(fim, 36);
    if (antes !== quantas(nome)) return valor;
    if (Number.isNaN(expira)) await cookies.guardarPorAnos(nome, valor);
    else await cookies.guardar({ nome, valor: guardado, expira });
    return valor;
  },
};

function quantas(nome: string): number {
  return escritas.get(nome) ?? 0;
}

/** Uses the store; the page's cookies where there is no store, or where it refuses. */
async function naLoja<T>(faz: (loja: CookieStore) => Promise<T>, senao: () => T): Promise<T | undefined> {
  if (!('cookieStore' in globalThis)) return tenta(senao);
  return faz(cookieStore).catch(() => tenta(senao));
}

function tenta<T>(faz: () => T): T | undefined {
  try {
    return faz();
  } catch {
    // A frame or a browser that may keep nothing at all.
    return undefined;
  }
}

function lerDaPagina(nome: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const inicio = `${nome}=`;
  const pares = document.cookie.split(';').map((par) => par.trim());
  return pares.find((par) => par.startsWith(inicio))?.slice(inicio.length);
}

function escrever(cookie: string): void {
  if (typeof document === 'undefined') return;
  const segura = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the browser has no Cookie Store.
  document.cookie = `${cookie}; path=/; samesite=lax${segura}`;
}
