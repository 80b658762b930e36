import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definirNavegador } from '../lib/navegador.ts';
import { paths } from '../lib/paths.ts';
import type { Rota } from '../lib/rotas.ts';
import { rotas } from '../lib/rotas.ts';
import { session } from '../lib/session.ts';
import { conectar, navegadorVazio, servidorDeMentira } from '../lib/test/servidor.ts';
import { guardar } from './guarda.ts';
import { queryClient } from './query-client.ts';

const usuario = { id: 7, aceitaTermos: true, papeis: [], exclusaoEm: null };
const idas: string[] = [];

beforeEach(() => {
  navegadorVazio();
  queryClient.clear();
  idas.length = 0;
  definirNavegador({
    ir: async (href) => void idas.push(href),
    voltar: () => false,
    rota: () => undefined,
    destinoDoLogin: () => '/',
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Entry to a route (spec 1, §4)', () => {
  it('leads a visitor to /login with the way back', async () => {
    expect(await entrarEm('/meus-grupos')).toBe(paths.login({ redirect: '/meus-grupos' }));
  });

  it('sends who is inside on from /login: to the way back when it is ours, else to /grupos with the id of the person', async () => {
    conectar(600);
    servidorDeMentira(() => ({ status: 200, body: usuario }));
    const id = session.idUsuario();
    expect(id).toBeDefined();
    expect(await entrarEm('/login')).toBe(paths.grupos({ ui: id }));
    expect(await entrarEm('/login', { redirect: '/meus-grupos' })).toBe('/meus-grupos');
    expect(await entrarEm('/login', { redirect: 'https://outro.example/', utm_source: 'email' })).toBe(
      paths.grupos({ utm_source: 'email', ui: id }),
    );
  });

  it('shows the terms first to who has not accepted them', async () => {
    conectar(600);
    servidorDeMentira(() => ({ status: 200, body: { ...usuario, aceitaTermos: false } }));
    expect(await entrarEm('/grupos')).toBe(paths.termoUso({ redirect: '/grupos' }));
  });

  it('lets in at once who had accepted them on this device, and leads to new terms when the answer comes', async () => {
    conectar(600);
    servidorDeMentira(() => ({ status: 200, body: usuario }));
    expect(await entrarEm('/grupos')).toBeUndefined();

    queryClient.clear();
    servidorDeMentira(() => ({ status: 200, body: { ...usuario, aceitaTermos: false } }));
    expect(await entrarEm('/grupos')).toBeUndefined();
    await vi.waitFor(() => expect(idas).toEqual([paths.termoUso({ redirect: '/grupos' })]));

    queryClient.clear();
    expect(await entrarEm('/grupos')).toBe(paths.termoUso({ redirect: '/grupos' }));
  });

  it('hides the operation from everybody else, whatever this device remembers', async () => {
    conectar(600);
    servidorDeMentira(() => ({ status: 200, body: usuario }));
    expect(await entrarEm('/grupos')).toBeUndefined();
    queryClient.clear();
    expect(await entrarEm('/backoffice')).toBe('nao-encontrada');
  });
});

async function entrarEm(path: string, busca: Readonly<Record<string, unknown>> = {}): Promise<string | undefined> {
  const rota = (rotas as readonly Rota[]).find((r) => r.path === path);
  if (rota === undefined) throw new Error(`no route ${path}`);
  return await guardar(rota, { href: path, busca });
}
