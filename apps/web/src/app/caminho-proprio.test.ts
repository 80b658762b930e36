import { describe, expect, it } from 'vitest';
import { caminhoProprio } from './caminho-proprio.ts';

describe('Redirect after login (spec 1, §4; ASVS 3.7.2)', () => {
  it.each(['/grupos', '/grupo/12?vagas=2', '/carteira/creditos?filtro=fatura#topo'])('follows %s', (caminho) => {
    expect(caminhoProprio(caminho)).toBe(caminho);
  });

  it.each([
    undefined,
    '',
    'https://exemplo.com',
    '//exemplo.com',
    '/\\exemplo.com',
    '/\t/exemplo.com',
    '/.//exemplo.com',
    'javascript:alert(1)',
    'grupos',
  ])('refuses %s, which is not a path of ours', (valor) => {
    expect(caminhoProprio(valor)).toBeUndefined();
  });

  it.each(['/', '/login', '/login?redirect=/grupos', '/login/pin/liberacao'])('does not come back to %s', (valor) => {
    expect(caminhoProprio(valor)).toBeUndefined();
  });
});
