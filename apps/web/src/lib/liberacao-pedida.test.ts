import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErroApi, falhaDe } from './erros-api.ts';
import { adiarLiberacao, guardarLiberacao, temCodigoPorDigitar } from './liberacao-pedida.ts';
import { agora } from './relogio.ts';
import { storage } from './storage.ts';
import { navegadorVazio } from './test/servidor.ts';

const DEZ_MINUTOS = 600_000;
function daqui(ms: number): string {
  return new Date(agora() + ms).toISOString();
}
function recusa(chave: string, dados: object = {}) {
  return falhaDe<'token'>(new ErroApi(412, { dados: { chave, ...dados } }, null));
}
const semEnvios = { chave: 'pinLimiteEnvios' } as const;
function naoLiberado() {
  return recusa('dispositivoNaoLiberado', { hash: 'a', tipoSolicitacao: 1, expiraEm: daqui(DEZ_MINUTOS) });
}

beforeEach(() => {
  navegadorVazio();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('The code of a new device when no other is sent (spec 1, §4; REGRAS 2.6)', () => {
  it('may be typed while it is valid, and not after', () => {
    guardarLiberacao(naoLiberado());
    expect(temCodigoPorDigitar(semEnvios)).toBe(true);
    vi.advanceTimersByTime(DEZ_MINUTOS);
    expect(temCodigoPorDigitar(semEnvios)).toBe(false);
  });

  it('is valid for longer when another was sent for the same request, and for no other request', () => {
    guardarLiberacao(naoLiberado());
    adiarLiberacao('b', daqui(2 * DEZ_MINUTOS));
    adiarLiberacao('a', daqui(1.5 * DEZ_MINUTOS));
    vi.advanceTimersByTime(DEZ_MINUTOS);
    expect(temCodigoPorDigitar(semEnvios)).toBe(true);
    vi.advanceTimersByTime(DEZ_MINUTOS / 2);
    expect(temCodigoPorDigitar(semEnvios)).toBe(false);
  });

  it('does not exist when none was requested, and is locked by wrong tries', () => {
    expect(temCodigoPorDigitar(semEnvios)).toBe(false);
    guardarLiberacao(naoLiberado());
    expect(temCodigoPorDigitar({ chave: 'pinBloqueado' })).toBe(false);
  });

  it('is kept of a login that a new device stopped, and of no other refusal', () => {
    guardarLiberacao(recusa('segundoFatorNecessario', { hash: 'c' }));
    expect(storage.get('liberacao')).toBeUndefined();
    guardarLiberacao(naoLiberado());
    expect(storage.get('liberacao')).toMatchObject({ hash: 'a', tipoSolicitacao: 1, em: agora() });
  });
});
