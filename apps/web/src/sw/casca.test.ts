import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recurso } from './casca.ts';
import { pagina } from './pagina.ts';

const ORIGEM = 'https://rateia.example';
const VERSAO = '2';

/** The caches of a browser, in the order in which they were made, by their address. */
let guardados: Map<string, Map<string, Response>>;
let cheio: boolean;

function enderecoDe(pedido: RequestInfo): string {
  return new URL(typeof pedido === 'string' ? pedido : pedido.url, ORIGEM).pathname;
}

function cacheDe(nome: string) {
  return {
    match: async (pedido: RequestInfo) => guardados.get(nome)?.get(enderecoDe(pedido))?.clone(),
    put: async (pedido: RequestInfo, resposta: Response) => {
      if (cheio) throw new DOMException('The device is full', 'QuotaExceededError');
      guardados.get(nome)?.set(enderecoDe(pedido), resposta);
    },
  };
}

beforeEach(() => {
  cheio = false;
  guardados = new Map();
  vi.stubGlobal('caches', {
    open: async (nome: string) => {
      if (!guardados.has(nome)) guardados.set(nome, new Map());
      return cacheDe(nome);
    },
    match: async (pedido: RequestInfo, { cacheName }: MultiCacheQueryOptions = {}) => {
      for (const nome of cacheName === undefined ? guardados.keys() : [cacheName]) {
        const achada = await cacheDe(nome).match(pedido);
        if (achada !== undefined) return achada;
      }
      return undefined;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function casca(versao: string, arquivos: Record<string, string>) {
  return guardados.set(
    `rateia-${versao}`,
    new Map(Object.entries(arquivos).map(([caminho, texto]) => [caminho, new Response(texto)])),
  );
}
/**
 * Sends a request of the browser to the service worker, and collects the promises that the worker was asked to stay
 * awake for.
 */
function pedir(caminho: string) {
  const esperas: Promise<unknown>[] = [];
  const evento = {
    request: new Request(ORIGEM + caminho),
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (espera: Promise<unknown>) => void esperas.push(espera),
  } as unknown as FetchEvent;
  return { evento, acabar: () => Promise.all(esperas) };
}
function rede(resposta: () => Promise<Response>) {
  return vi.stubGlobal('fetch', vi.fn(resposta));
}
function semRede() {
  return rede(() => Promise.reject(new TypeError('Failed to fetch')));
}
async function textoDe(resposta: Promise<Response>) {
  return (await resposta).text();
}

describe('The offline shell (spec 1, §4; REGRAS 2.14)', () => {
  it('is that of this version, although the one before it was kept first', async () => {
    casca('1', { '/index.html': 'before' });
    casca(VERSAO, { '/index.html': 'now' });
    semRede();
    expect(await textoDe(pagina(pedir('/grupos').evento, VERSAO))).toBe('now');
  });

  it('is that of another version where this one is gone, and a failure where there is none', async () => {
    semRede();
    await expect(pagina(pedir('/grupos').evento, VERSAO)).rejects.toThrow('Failed to fetch');
    casca('1', { '/index.html': 'before' });
    expect(await textoDe(pagina(pedir('/grupos').evento, VERSAO))).toBe('before');
  });

  it('finds a file of the version before, for the tabs which still load it', async () => {
    casca('1', { '/assets/a-1.js': 'a1' });
    semRede();
    expect(await textoDe(recurso(pedir('/assets/a-1.js').evento, VERSAO))).toBe('a1');
  });

  it('keeps a file that came out of the network', async () => {
    rede(async () => new Response('b'));
    const { evento, acabar } = pedir('/assets/b.js');
    expect(await textoDe(recurso(evento, VERSAO))).toBe('b');
    await acabar();
    semRede();
    expect(await textoDe(recurso(pedir('/assets/b.js').evento, VERSAO))).toBe('b');
  });

  it('gives a file that a full device cannot keep', async () => {
    cheio = true;
    rede(async () => new Response('b'));
    const { evento, acabar } = pedir('/assets/b.js');
    expect(await textoDe(recurso(evento, VERSAO))).toBe('b');
    await acabar();
  });
});
