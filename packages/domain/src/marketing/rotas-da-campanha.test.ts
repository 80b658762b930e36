import { describe, expect, it } from 'vitest';
import { alcancaPagina, ROTA_DE_CAMPANHA } from './rotas-da-campanha.ts';

function naPagina(caminho: string, comCabecalho = true) {
  return { caminho, comCabecalho };
}

describe('routes of a marketing modal (spec A§3: a trailing * means prefix match)', () => {
  it.each([
    ['/grupos', '/grupos', true],
    ['/grupos', '/grupos/', true],
    ['/grupos/', '/grupos', true],
    ['/grupos', '/grupos/3', false],
    ['/grupo', '/grupos', false],
    ['/grupo*', '/grupos', true],
    ['/grupo/*', '/grupo/3', true],
    ['/grupo/*', '/grupos', false],
    ['/carteira*', '/carteira/creditos', true],
    ['/', '/', true],
    ['*', '/perfil', true],
    ['/*', '/perfil', true],
  ])('%s on %s: %s', (rota, caminho, alcanca) => {
    expect(alcancaPagina([rota], naPagina(caminho))).toBe(alcanca);
  });

  it('matches by any route of the list, and never with an empty list', () => {
    expect(alcancaPagina(['/perfil', '/grupos'], naPagina('/grupos'))).toBe(true);
    expect(alcancaPagina([], naPagina('/grupos'))).toBe(false);
  });

  it('reaches pages without header only by a route that names them', () => {
    expect(alcancaPagina(['*', '/*'], naPagina('/login', false))).toBe(false);
    expect(alcancaPagina(['/login'], naPagina('/login', false))).toBe(true);
    expect(alcancaPagina(['/cadastro*'], naPagina('/cadastro/pin', false))).toBe(true);
  });

  it.each(['*', '/*', '/', '/grupos', '/grupo/admin*'])('takes the route %s', (rota) => {
    expect(ROTA_DE_CAMPANHA.test(rota)).toBe(true);
  });

  it.each(['', 'grupos', '/gru*pos', '/grupos?x=1', '/grupos#a', '**', '/Grupos '])('does not take %s', (rota) => {
    expect(ROTA_DE_CAMPANHA.test(rota)).toBe(false);
  });
});
