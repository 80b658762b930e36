interface Cookie {
  readonly nome: string;
  readonly valor: string;
  /** Epoch milliseconds. */
  readonly expira: number;
}

/**
 * Cookies of this site, for all of its paths. By the Cookie Store where the browser has it, else by `document.cookie`;
 * a browser that takes none behaves as an empty one. A value is given as it may stand in a cookie: without `;`, spaces
 * and commas (spec 1, §9).
 */
export const cookies = {
  async ler(nome: string): Promise<string | undefined> {
    if (temLoja()) return (await cookieStore.get(nome))?.value ?? undefined;
    const inicio = `${nome}=`;
    return daPagina()
      .find((par) => par.startsWith(inicio))
      ?.slice(inicio.length);
  },
  async guardar({ nome, valor, expira }: Cookie): Promise<void> {
    if (temLoja()) await cookieStore.set({ name: nome, value: valor, expires: expira, path: '/', sameSite: 'lax' });
    else escrever(`${nome}=${valor}; expires=${new Date(expira).toUTCString()}`);
  },
  async apagar(nome: string): Promise<void> {
    if (temLoja()) await cookieStore.delete(nome);
    else escrever(`${nome}=; expires=${new Date(0).toUTCString()}`);
  },
};

const temLoja = (): boolean => 'cookieStore' in globalThis;

const daPagina = (): readonly string[] =>
  typeof document === 'undefined' ? [] : document.cookie.split(';').map((par) => par.trim());

function escrever(cookie: string): void {
  if (typeof document === 'undefined') return;
  const segura = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the browser has no Cookie Store.
  document.cookie = `${cookie}; path=/; samesite=lax${segura}`;
}
