import { describe, expect, it } from 'vitest';
import { ID_SOCIAL_AUTH, podeDesvincular, provedorSocial, situacaoSocial } from './social.ts';

describe('Social login (spec A§3, A§4 Registration)', () => {
  it('has the provider ids of the spec: own 1, Facebook 2, Google 3', () => {
    expect(ID_SOCIAL_AUTH).toEqual({ propria: 1, facebook: 2, google: 3 });
    expect([1, 2, 3, 4].map(provedorSocial)).toEqual([undefined, 'facebook', 'google', undefined]);
  });

  it.each([
    [true, true, true, 'vinculada'],
    [true, true, false, 'vinculada'],
    [true, false, true, 'vinculada'],
    [true, false, false, 'vinculada'],
    [false, false, true, 'emailNaoVerificado'],
    [false, false, false, 'emailNaoVerificado'],
    [false, true, true, 'naoEhNova'],
    [false, true, false, 'nova'],
  ] as const)('linked %s, e-mail verified %s, known %s: %s', (vinculada, emailVerificado, emailConhecido, situacao) => {
    expect(situacaoSocial({ vinculada, emailVerificado, emailConhecido })).toBe(situacao);
  });

  it.each([
    [true, 1, true],
    [true, 2, true],
    [false, 2, true],
    [false, 1, false],
  ])('with a password %s and %i linked, one may go: %s', (temSenha, vinculadas, pode) => {
    expect(podeDesvincular({ temSenha, vinculadas })).toBe(pode);
  });
});
