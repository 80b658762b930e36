interface Cookie {
  readonly nome: string;
  readonly valor: string;
  /** Epoch milliseconds. */
  readonly expira: number;
}

/**
 * Cookies of this site, for all of its paths. By the Cookie Store where the browser has it and lets it, else by
 * `document.cookie`; a browser that takes none behaves as an empty one, and nobody waits for what cannot be kept. A value
 * is given as it may stand in a cookie: without `;`, spaces and commas (spec 1, §9).
 */
export const cookies = {
  async ler(nome: string): Promise<string | undefined> {
    return naLoja(
      async (loja) => (await loja.get(nome))?.value ?? undefined,
      () => lerDaPagina(nome),
    );
  },
  async guardar({ nome, valor, expira }: Cookie): Promise<void> {
    return naLoja(
      (loja) => loja.set({ name: nome, value: valor, expires: expira, path: '/', sameSite: 'lax' }),
      () => escrever(`${nome}=${valor}; expires=${new Date(expira).toUTCString()}`),
    );
  },
  async apagar(nome: string): Promise<void> {
    return naLoja(
      (loja) => loja.delete(nome),
      () => escrever(`${nome}=; expires=${new Date(0).toUTCString()}`),
    );
  },
};

/** By the store; by the page where there is none, or where it refuses. */
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
