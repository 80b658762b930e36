import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storage } from '../../../lib/storage.ts';
import { navegadorVazio } from '../../../lib/test/servidor.ts';
import { guardarDestinoDaSenha, lerDestinoDaSenha } from './destino-da-senha.ts';

const regras = { minutosDoLink: 30, minutosDaNovaSenha: 15 };

beforeEach(() => {
  navegadorVazio();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Where a new password leads to (spec 1, §4 redirect)', () => {
  it('is kept as long as the link of the e-mail is good, and cleared after it', () => {
    guardarDestinoDaSenha('/carteira/creditos', regras);
    vi.advanceTimersByTime(45 * 60_000);
    expect(lerDestinoDaSenha()).toBe('/carteira/creditos');
    vi.advanceTimersByTime(1);
    expect(lerDestinoDaSenha()).toBeUndefined();
    expect(storage.get('senha')).toBeUndefined();
  });

  it('is nothing when the last request had none', () => {
    guardarDestinoDaSenha('/carteira/creditos', regras);
    guardarDestinoDaSenha(undefined, regras);
    expect(lerDestinoDaSenha()).toBeUndefined();
  });

  it.each(['/grupos', null, { redirect: '/grupos' }, { redirect: 1, ate: 1 }])(
    'is undefined for a stored value that is not ours: %o',
    (guardado) => {
      storage.set('senha', guardado);
      expect(lerDestinoDaSenha()).toBeUndefined();
    },
  );
});
