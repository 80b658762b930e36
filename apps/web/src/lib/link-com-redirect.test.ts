import { describe, expect, it } from 'vitest';
import { linkComRedirect } from './link-com-redirect.ts';

describe('The link of a 412 (spec 1, §8)', () => {
  it('keeps the redirect beside its own parameters', () => {
    const link = linkComRedirect('/login/pin/liberacao?hash=h&tipo=1', '/grupo/12?vagas=2');
    expect(link).toBe('/login/pin/liberacao?hash=h&tipo=1&redirect=%2Fgrupo%2F12%3Fvagas%3D2');
  });

  it.each([undefined, null])('is itself when the login was going nowhere', (redirect) => {
    expect(linkComRedirect('/seguranca/pin?hash=h', redirect)).toBe('/seguranca/pin?hash=h');
  });
});
