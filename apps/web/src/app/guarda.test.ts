import { mensagemSessaoExpirada } from '@rateia/contracts/excecoes';
import type { ContagensDeNotificacoes } from '@rateia/domain/notificacoes/tipos';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definirNavegador } from '../lib/navegador.ts';
import { aplicarContagens } from '../lib/notificacoes.ts';
import { paths } from '../lib/paths.ts';
import type { Rota } from '../lib/rotas.ts';
import { rotas } from '../lib/rotas.ts';
import { sessaoAtual } from '../lib/sessao.ts';
import { ACABOU, conectar, navegadorVazio, servidorDeMentira } from '../lib/test/servidor.ts';
import type { Usuario } from '../lib/usuario.ts';
import { usuarioQuery } from '../lib/usuario.ts';
import { dialogos } from '../ui/dialogo/dialogos.ts';
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

  it('tells a person who had been logged in that the session is over, once, and leads to /login with the way back (spec 1, §8)', async () => {
    conectar(-1);
    servidorDeMentira(() => ACABOU);
    expect(await entrarEm('/meus-grupos')).toBe(paths.login({ redirect: '/meus-grupos' }));
    expect(sessaoAtual.existe()).toBe(false);
    await vi.waitFor(() => expect(dialogos.atual()?.corpo).toBe(mensagemSessaoExpirada(401)));
    expect(await entrarEm('/perfil')).toBe(paths.login({ redirect: '/perfil' }));
    dialogos.responder(true);
    expect(dialogos.atual()).toBeUndefined();
  });

  it('says nothing to a person who goes to /login with a session that is over', async () => {
    conectar(-1);
    servidorDeMentira(() => ACABOU);
    expect(await entrarEm('/login')).toBeUndefined();
    expect(sessaoAtual.existe()).toBe(false);
    await import('./tratar-erro.tsx');
    expect(dialogos.atual()).toBeUndefined();
  });

  it('sends a logged-in person on from /login: to the page of the link when it is ours, else to /grupos with the id of the person', async () => {
    conectar(600);
    servidorDeMentira(() => ({ status: 200, body: usuario }));
    const id = sessaoAtual.idUsuario();
    expect(id).toBeDefined();
    expect(await entrarEm('/login')).toBe(paths.grupos({ ui: id }));
    expect(await entrarEm('/login', { redirect: '/meus-grupos' })).toBe('/meus-grupos');
    expect(await entrarEm('/login', { redirect: 'https://outro.example/', utm_source: 'email' })).toBe(
      paths.grupos({ utm_source: 'email', ui: id }),
    );
  });

  it('shows the terms first to a person who has not accepted them', async () => {
    conectar(600);
    servidorDeMentira(() => ({ status: 200, body: { ...usuario, aceitaTermos: false } }));
    expect(await entrarEm('/grupos')).toBe(paths.termoUso({ redirect: '/grupos' }));
  });

  it.each(['/excluir-conta', '/portal-privacidade', '/carteira/retirada/valor', '/grupo/membro/{id}'])(
    'lets a person who has not accepted the terms leave: %s (REGRAS 2.22)',
    async (caminho) => {
      conectar(600);
      servidorDeMentira(() => ({ status: 200, body: { ...usuario, aceitaTermos: false } }));
      expect(await entrarEm(caminho)).toBeUndefined();
    },
  );

  it('lets in at once a person who had accepted them on this device, and leads to new terms when the answer comes', async () => {
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

  it('leads to new terms in a tab that stays open too: moving about asks again once the answer is a minute old', async () => {
    conectar(600);
    const pedidos = servidorDeMentira(() => ({ status: 200, body: { ...usuario, aceitaTermos: false } }));
    function lembrado(ha: number) {
      return queryClient.setQueryData(usuarioQuery.queryKey, usuario as unknown as Usuario, {
        updatedAt: Date.now() - ha,
      });
    }
    lembrado(50_000);
    expect(await entrarEm('/meus-grupos')).toBeUndefined();
    expect(pedidos).toHaveLength(0);

    lembrado(61_000);
    // A count of notifications that came meanwhile says nothing about the terms.
    aplicarContagens(queryClient, { todas: 3 } as ContagensDeNotificacoes);
    expect(await entrarEm('/meus-grupos')).toBeUndefined();
    await vi.waitFor(() => expect(idas).toEqual([paths.termoUso({ redirect: '/meus-grupos' })]));
  });

  it('hides the operation from everybody else, even if this device remembers it', async () => {
    conectar(600);
    servidorDeMentira(() => ({ status: 200, body: usuario }));
    expect(await entrarEm('/grupos')).toBeUndefined();
    queryClient.clear();
    expect(await entrarEm('/backoffice')).toBe('nao-encontrada');
  });

  it('goes by the last known answer when the question fails', async () => {
    conectar(600);
    servidorDeMentira(() => ({ status: 500, body: {} }));
    const daqui = { updatedAt: Date.now() - 61_000 };
    queryClient.setQueryData(usuarioQuery.queryKey, usuario as unknown as Usuario, daqui);
    expect(await entrarEm('/backoffice')).toBe('nao-encontrada');
    queryClient.clear();
    expect(await entrarEm('/backoffice')).toBeUndefined();
  });
});

async function entrarEm(path: string, busca: Readonly<Record<string, unknown>> = {}): Promise<string | undefined> {
  const rota = (rotas as readonly Rota[]).find((r) => r.path === path);
  if (rota === undefined) throw new Error(`no route ${path}`);
  return await guardar(rota, { href: path, busca });
}
