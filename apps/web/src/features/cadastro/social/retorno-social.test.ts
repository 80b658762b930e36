import { describe, expect, it } from 'vitest';
import { lerVolta } from './retorno-social.ts';

const entrada = { socialAuth: 3, socialToken: 't'.repeat(43), finalidade: 'entrar' } as const;
const busca = { code: 'codigo', state: 'estado', iss: 'https://accounts.google.com' };

describe('Back from a provider (spec 1, §4 Registration)', () => {
  it('goes on with the login that this tab began', () => {
    expect(lerVolta({ busca, provedor: 'google', entrada })).toEqual({
      situacao: 'voltou',
      entrada,
      corpo: {
        socialAuth: 3,
        socialToken: entrada.socialToken,
        codigo: 'codigo',
        estado: 'estado',
        emissor: 'https://accounts.google.com',
      },
    });
  });

  it('goes on without the code when the page is loaded again', () => {
    expect(lerVolta({ busca: {}, provedor: 'google', entrada })).toMatchObject({
      situacao: 'voltou',
      corpo: { socialAuth: 3, socialToken: entrada.socialToken },
    });
  });

  it.each([
    ['an address that another browser began', { busca, provedor: 'google', entrada: undefined }],
    ['the answer of another provider', { busca, provedor: 'facebook', entrada }],
    ['the page of no provider', { busca, provedor: 'outro', entrada }],
  ])('takes nothing from %s', (_nome, chegada) => {
    expect(lerVolta(chegada)).toEqual({ situacao: 'estranha' });
  });

  it('knows that the person gave up', () => {
    expect(lerVolta({ busca: { error: 'access_denied' }, provedor: 'google', entrada })).toEqual({
      situacao: 'desistiu',
      entrada,
    });
  });
});
