import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definirNavegador } from '../../lib/navegador.ts';
import { guardarRetorno, limparRetorno } from '../../lib/retorno.ts';
import { navegadorVazio } from '../../lib/test/servidor.ts';
import { destinoFinal, proximoPasso, verboDoDestino } from './caminho.ts';

beforeEach(() => {
  navegadorVazio();
  definirNavegador({
    ir: () => Promise.resolve(),
    voltar: () => false,
    rota: () => undefined,
    destinoDoLogin: ({ redirect }) => (typeof redirect === 'string' ? redirect : '/grupos?ui=1'),
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('Order of the validations (spec 1, §2)', () => {
  it.each([
    [{ telefoneVerificado: false, dadosFiscais: false }, '/cadastro/telefone'],
    [{ telefoneVerificado: false, dadosFiscais: true }, '/cadastro/telefone'],
    [{ telefoneVerificado: true, dadosFiscais: false }, '/cadastro/dados-fiscais'],
    [{ telefoneVerificado: true, dadosFiscais: true }, '/cadastro/validacoes/sucesso'],
  ])('after %o comes %s, and the way back goes along', (feitas, caminho) => {
    expect(proximoPasso(feitas, undefined)).toBe(caminho);
    expect(proximoPasso(feitas, '/grupo/12')).toBe(`${caminho}?redirect=%2Fgrupo%2F12`);
  });
});

describe('Way back (spec 1, §4)', () => {
  it('is the redirect of the address before the record', () => {
    guardarRetorno('/grupo/2');
    expect(destinoFinal({ redirect: '/grupo/1' })).toBe('/grupo/1');
    expect(destinoFinal({})).toBe('/grupo/2');
  });

  it('holds ten minutes from the interruption on, however many steps are made meanwhile', () => {
    vi.useFakeTimers();
    guardarRetorno('/grupo/2');
    for (const minuto of [3, 6, 9]) {
      vi.advanceTimersByTime(180_000);
      expect([minuto, destinoFinal({})]).toEqual([minuto, '/grupo/2']);
    }
    vi.advanceTimersByTime(60_001);
    expect(destinoFinal({})).toBe('/grupos?ui=1');
  });

  it('is the first page when nothing was interrupted', () => {
    limparRetorno();
    expect(destinoFinal({})).toBe('/grupos?ui=1');
  });

  it.each([
    ['/grupo/12?vagas=2', 'Voltar ao grupo'],
    ['/grupos?ui=1', 'Ver os grupos'],
    ['/novo-grupo/spotify/resumo', 'Continuar de onde parei'],
  ])('to %s is called "%s"', (destino, verbo) => {
    expect(verboDoDestino(destino)).toBe(verbo);
  });
});
