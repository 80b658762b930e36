import { describe, expect, it } from 'vitest';
import type { FatosDaRecomendacao } from './recomendacao.ts';
import { recomendacao } from './recomendacao.ts';

const nada: FatosDaRecomendacao = {
  servico: 'Cine Mais',
  administrador: 'Rafael',
  mesmoAdministrador: false,
  menorPreco: false,
  ciclosSemFalha: 0,
};
const HOJE = '2026-12-28';

describe('Recommended groups (REGRAS part 1)', () => {
  it.each([
    [{}, 'Grupo novo'],
    [{ vistoEm: '2026-12-22' }, 'Você viu Cine Mais esta semana'],
    [{ vistoEm: '2026-12-21' }, 'Você já olhou Cine Mais'],
    [{ categoriaDe: 'Filmes' }, 'Combina com o seu Filmes'],
    [{ mesmoAdministrador: true, categoriaDe: 'Filmes' }, 'Você já divide com Rafael'],
    [{ ciclosSemFalha: 3 }, 'Rafael tem 3 ciclos sem falha'],
    [{ ciclosSemFalha: 2, menorPreco: true }, 'Menor preço de Cine Mais'],
  ])('says why: %j', (fatos, motivo) => {
    expect(recomendacao({ ...nada, ...fatos }, HOJE).motivo).toBe(motivo);
  });

  it('weighs every reason, so that two of them beat the stronger one alone', () => {
    const um = recomendacao({ ...nada, mesmoAdministrador: true }, HOJE).peso;
    const dois = recomendacao({ ...nada, mesmoAdministrador: true, menorPreco: true }, HOJE).peso;
    expect(dois).toBeGreaterThan(um);
  });
});
