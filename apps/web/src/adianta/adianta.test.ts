import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cabecalhosDe } from '../lib/requisicao.ts';
import { sessaoAtual } from '../lib/sessao.ts';

const UMA_HORA = 3_600_000;
function sessao(em: number) {
  return {
    token: 'token',
    refreshToken: 'r',
    expiraEm: new Date(Date.now() + em).toISOString(),
  };
}

const pedidos = vi.fn(
  async (_url: string, _pedido: { readonly headers: Record<string, string> }) => new Response('{}'),
);
const html = { dataset: {} as Record<string, string> };
let guardado: Record<string, unknown> = {};

beforeEach(() => {
  vi.resetModules();
  pedidos.mockClear();
  html.dataset = {};
  globalThis.__adiantadas = undefined;
  vi.stubGlobal('fetch', pedidos);
  vi.stubGlobal('localStorage', {
    getItem: (chave: string) => (chave in guardado ? JSON.stringify(guardado[chave]) : null),
    setItem: (chave: string, valor: string) => {
      guardado[chave] = JSON.parse(valor);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

async function abre(
  endereco: string,
  dados: { readonly rota?: string; readonly chamadas?: string },
): Promise<readonly string[]> {
  vi.stubGlobal('document', { currentScript: { dataset: dados }, documentElement: html });
  vi.stubGlobal('location', new URL(endereco, 'http://rateia.test'));
  await import('./adianta.ts');
  return pedidos.mock.calls.map(([url]) => url);
}
const doGrupo = { rota: '/grupo/{id}', chamadas: '/api/v1/usuario /api/v1/grupo/{id}?vagas=1' };

describe('The first script of a page', () => {
  it('asks the questions of the screen for a logged-in person, as the app asks them', async () => {
    guardado = { 'rateia.sessao': sessao(UMA_HORA), 'rateia.dispositivo': 'aparelho' };
    expect(await abre('/grupo/7', doGrupo)).toEqual(['/api/v1/usuario', '/api/v1/grupo/7?vagas=1']);
    expect(html.dataset['sessao']).toBe('sim');
    sessaoAtual.guardar({ ...sessao(UMA_HORA), hashDispositivo: 'aparelho' });
    const [, pedido] = pedidos.mock.calls[0] ?? [];
    expect(new Map(new Headers(pedido?.headers))).toEqual(new Map(cabecalhosDe('token')));
  });

  it('asks nothing without a session, nor for one that has to be renewed first', async () => {
    guardado = {};
    expect(await abre('/grupo/7', doGrupo)).toEqual([]);
    expect(html.dataset['sessao']).toBe('nao');
    vi.resetModules();
    guardado = { 'rateia.sessao': sessao(4_000), 'rateia.dispositivo': 'aparelho' };
    expect(await abre('/grupo/7', doGrupo)).toEqual([]);
    expect(html.dataset['sessao']).toBe('sim');
  });

  it.each([
    ['the query of the page', '/checkout?idPreCheckout=3', '/api/v1/pre/{?idPreCheckout}', ['/api/v1/pre/3']],
    ['nothing that the page does not say', '/checkout', '/api/v1/pre/{?idPreCheckout}', []],
    ['the questions of a page without query', '/checkout', '{!}/api/v1/grupos?pagina=1', ['/api/v1/grupos?pagina=1']],
    ['not of one that has one', '/checkout?categoria=2', '{!}/api/v1/grupos?pagina=1', []],
  ])('reads %s', async (_caso, endereco, chamadas, esperados) => {
    guardado = { 'rateia.sessao': sessao(UMA_HORA), 'rateia.dispositivo': 'aparelho' };
    expect(await abre(endereco, { rota: '/checkout', chamadas })).toEqual(esperados);
  });
});
