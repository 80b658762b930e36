import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agora } from '../../../lib/relogio.ts';
import { storage } from '../../../lib/storage.ts';
import { navegadorVazio } from '../../../lib/test/servidor.ts';
import { liberacaoPedida } from './liberacao-guardada.ts';

beforeEach(() => {
  navegadorVazio();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('The release request of a login (spec 1, §3 Release request kinds, §4)', () => {
  it('comes from the address', () => {
    expect(liberacaoPedida({ hash: 'a', tipo: '2' })).toEqual({ hash: 'a', tipo: '2' });
  });

  it('comes from the login, kind included, where the address has none', () => {
    storage.set('liberacao', { hash: 'a', tipoSolicitacao: 2, em: agora() });
    expect(liberacaoPedida({})).toEqual({ hash: 'a', tipo: '2' });
    expect(liberacaoPedida({ hash: 'a' })).toEqual({ hash: 'a', tipo: '2' });
  });

  it('never takes its kind from another request', () => {
    storage.set('liberacao', { hash: 'a', tipoSolicitacao: 2, em: agora() });
    expect(liberacaoPedida({ hash: 'b' })).toEqual({ hash: 'b', tipo: undefined });
  });

  it('is undefined when nothing was requested, or the stored value is not ours', () => {
    expect(liberacaoPedida({})).toBeUndefined();
    storage.set('liberacao', 'hash');
    expect(liberacaoPedida({})).toBeUndefined();
  });

  it('is kept fifteen days, and is cleared after them (spec 1, §9 login-hash cookie 15 days)', () => {
    storage.set('liberacao', { hash: 'a', tipoSolicitacao: 2, em: agora() });
    vi.advanceTimersByTime(15 * 86_400_000);
    expect(liberacaoPedida({})).toEqual({ hash: 'a', tipo: '2' });
    vi.advanceTimersByTime(1);
    expect(liberacaoPedida({})).toBeUndefined();
    expect(storage.get('liberacao')).toBeUndefined();
  });

  it('counts as none when it has no time', () => {
    storage.set('liberacao', { hash: 'a', tipoSolicitacao: 2 });
    expect(liberacaoPedida({})).toBeUndefined();
  });
});
