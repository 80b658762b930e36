import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acertarParede, acertarRelogio } from './relogio.ts';
import { dadoDoToken, sessaoAtual } from './sessao.ts';
import { conectar, login, navegadorVazio } from './test/servidor.ts';

const UM_MES = 30 * 86_400_000;

let guardado: Map<string, string>;
beforeEach(() => {
  guardado = navegadorVazio();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Session (spec 1, §4)', () => {
  it('stores the access token, the refresh token and the device hash, and nothing else', () => {
    conectar(600);
    expect(Object.keys(JSON.parse(guardado.get('rateia.sessao') ?? '{}') as object)).toEqual([
      'token',
      'refreshToken',
      'expiraEm',
    ]);
    expect(sessaoAtual.hashDispositivo()).toBe('aparelho');
  });

  it('is valid while the token is present and not expired', () => {
    expect(sessaoAtual.valida()).toBe(false);
    conectar(600);
    expect(sessaoAtual.valida()).toBe(true);
    conectar(-1);
    expect(sessaoAtual.valida()).toBe(false);
    expect(sessaoAtual.existe()).toBe(true);
  });

  it('stays valid when the time of the product is moved, which is not the time of sessions', () => {
    conectar(600);
    acertarRelogio(new Date(Date.now() + UM_MES).toISOString());
    expect(sessaoAtual.valida()).toBe(true);
    acertarRelogio(new Date().toISOString());
  });

  it('judges a token by the server, whatever the clock of the device says', () => {
    conectar(600);
    acertarParede(new Date(Date.now() + 601_000).toUTCString());
    expect(sessaoAtual.valida()).toBe(false);
    acertarParede(new Date().toUTCString());
  });

  it('forgets both tokens at logout and keeps knowing the device', () => {
    conectar(600);
    sessaoAtual.encerrar();
    expect(guardado.has('rateia.sessao')).toBe(false);
    expect(sessaoAtual.existe()).toBe(false);
    expect(sessaoAtual.hashDispositivo()).toBe('aparelho');
  });

  it('ends in this tab when another tab logs out', () => {
    conectar(600);
    const avisos: boolean[] = [];
    const para = sessaoAtual.assinar(() => avisos.push(sessaoAtual.existe()));
    guardado.delete('rateia.sessao');
    sessaoAtual.recarregar();
    para();
    expect(avisos).toEqual([false]);
  });

  it('reads only the id from the token', () => {
    expect(dadoDoToken(login(1, 'x').token, 'sub')).toBe('7');
    expect(dadoDoToken('nada disso', 'sub')).toBeUndefined();
    expect(dadoDoToken('a.%%%.c', 'sid')).toBeUndefined();
  });

  it('treats a damaged record as no login', () => {
    guardado.set('rateia.sessao', '{"token":1}');
    expect(sessaoAtual.recarregar()).toBeUndefined();
  });
});
