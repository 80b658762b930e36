const PREFIXO = 'rateia.';

/** Keys kept in the browser. Ids, tokens and switches only: nothing personal stays on the device. */
export type ChaveGuardada =
  | 'cadastro'
  | 'sessao'
  | 'dispositivo'
  | 'chave'
  | 'retorno'
  | 'senha'
  | 'liberacao'
  | 'atalhos'
  | 'termos'
  | 'instalacao'
  | 'cookies'
  | 'avisos'
  | 'faixa'
  | 'pendencias'
  | 'restricao'
  | 'sorteios';

/**
 * Local storage as JSON. A browser that refuses to store (private window, full disk) behaves as an empty one:
 * the visit goes on and only forgets.
 */
export const storage = {
  get(chave: ChaveGuardada): unknown {
    const texto = tenta(() => localStorage.getItem(PREFIXO + chave));
    return texto === undefined || texto === null ? undefined : tenta(() => JSON.parse(texto) as unknown);
  },
  set(chave: ChaveGuardada, valor: unknown): void {
    tenta(() => localStorage.setItem(PREFIXO + chave, JSON.stringify(valor)));
  },
  remove(chave: ChaveGuardada): void {
    tenta(() => localStorage.removeItem(PREFIXO + chave));
  },
  /** Hears a change made by another tab. */
  assinar(chave: ChaveGuardada, ouvinte: () => void): () => void {
    function ouve(evento: StorageEvent): void {
      if (evento.key === PREFIXO + chave || evento.key === null) ouvinte();
    }
    window.addEventListener('storage', ouve);
    return () => window.removeEventListener('storage', ouve);
  },
};

function tenta<T>(faz: () => T): T | undefined {
  try {
    return faz();
  } catch {
    return undefined;
  }
}
