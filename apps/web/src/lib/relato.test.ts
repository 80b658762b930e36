import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Desistencia } from './confirmacao.ts';
import { ErroApi, ErroRede } from './erros-api.ts';
import { definirRelator, relatar } from './relato.ts';

const enviado = vi.fn();
beforeEach(() => {
  enviado.mockClear();
  definirRelator(enviado);
});

function corpo(message: string) {
  return { codigoErro: null, message, link: null, dados: null };
}

describe('Reports of broken pages (spec 1, §8 and §9)', () => {
  it('are at most three in a minute', () => {
    const feitos = [0, 10_000, 20_000, 30_000, 59_999].map((quando) => relatar(new Error('broke'), quando));
    expect(feitos).toEqual([true, true, true, false, false]);
    expect(relatar(new Error('broke'), 60_000)).toBe(true);
    expect(enviado).toHaveBeenCalledTimes(4);
  });

  it('never tell of the end of a session', () => {
    expect(relatar(new Error('Sua sessão expirou, você será desconectado.'), 0)).toBe(false);
    expect(relatar(new Error('Sua sessão expirou, você será desconectado. Cód.: 401'), 0)).toBe(false);
    expect(enviado).not.toHaveBeenCalled();
  });

  it('tell of failures of the server, not of its refusals nor of a missing network', () => {
    expect(relatar(new ErroApi(500, corpo('failed'), null), 0)).toBe(true);
    expect(relatar(new ErroApi(400, corpo('refused'), null), 0)).toBe(false);
    expect(relatar(new ErroRede(new TypeError('away')), 0)).toBe(false);
  });

  it('do not report a confirmation that the person gave up', () => {
    expect(relatar(new Desistencia('gave up'), 0)).toBe(false);
  });
});
