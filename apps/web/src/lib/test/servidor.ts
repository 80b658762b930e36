import { vi } from 'vitest';
import { acertarRelogio } from '../relogio.ts';
import { sessaoAtual } from '../sessao.ts';

/** One request as the server would see it. */
export interface Recebido {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export type Resposta =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> }
  | 'sem rede';

/** The server's answer when the session is over. */
export const ACABOU: Resposta = { status: 401, body: { dados: { chave: 'naoAutenticado' } } };

/** A server in the place of `fetch`, and a browser's storage in the place of none. */
export function servidorDeMentira(responde: (pedido: Recebido) => Resposta): Recebido[] {
  const recebidos: Recebido[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const pedido: Recebido = {
      method: init.method ?? 'GET',
      url,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    recebidos.push(pedido);
    const resposta = responde(pedido);
    if (resposta === 'sem rede') throw new TypeError('Failed to fetch');
    const corpo = resposta.body === undefined ? null : JSON.stringify(resposta.body);
    return new Response(corpo, {
      status: resposta.status,
      headers: { 'content-type': 'application/json', ...resposta.headers },
    });
  });
  return recebidos;
}

/** An empty browser: nobody is logged in, and the product's clock is this machine's. */
export function navegadorVazio(): Map<string, string> {
  const guardado = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (chave: string) => guardado.get(chave) ?? null,
    setItem: (chave: string, valor: string) => void guardado.set(chave, valor),
    removeItem: (chave: string) => void guardado.delete(chave),
  });
  sessaoAtual.encerrar();
  acertarRelogio(new Date().toISOString());
  return guardado;
}

/** A person who is logged in, with a token that is valid for so many seconds. */
export function conectar(segundos: number, nome = 'um'): void {
  sessaoAtual.guardar(login(segundos, nome));
}

export function login(segundos: number, nome: string, sid?: string) {
  const corpo = Buffer.from(JSON.stringify({ sub: '7', sid })).toString('base64url');
  return {
    token: `cabeca.${corpo}.${nome}`,
    refreshToken: `renova-${nome}`,
    hashDispositivo: 'aparelho',
    expiraEm: new Date(Date.now() + segundos * 1000).toISOString(),
  };
}
