import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { largarSeAcabou } from './largar-sessao.ts';
import { sessaoAtual } from './sessao.ts';
import { ACABOU, conectar, login, navegadorVazio, servidorDeMentira } from './test/servidor.ts';

beforeEach(() => {
  navegadorVazio();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('The session of this browser after an account lost all of its own (spec 1, §4)', () => {
  it('is forgotten when it was one of them', async () => {
    conectar(600);
    servidorDeMentira(() => ACABOU);
    await largarSeAcabou();
    expect(sessaoAtual.existe()).toBe(false);
  });

  it('goes on when it is of another account', async () => {
    conectar(600);
    servidorDeMentira(() => ({ status: 200, body: login(600, 'dois') }));
    await largarSeAcabou();
    expect(sessaoAtual.atual()?.token).toBe(login(600, 'dois').token);
  });

  it.each(['sem rede', { status: 503 }] as const)('stays when nothing is known of it: %j', async (resposta) => {
    conectar(600);
    servidorDeMentira(() => resposta);
    await largarSeAcabou();
    expect(sessaoAtual.existe()).toBe(true);
  });

  it('asks nothing where nobody is logged in', async () => {
    const pedidos = servidorDeMentira(() => ACABOU);
    await largarSeAcabou();
    expect(pedidos).toEqual([]);
  });
});
