import { describe, expect, it } from 'vitest';
import { mascararEmail } from './email.ts';

describe('An e-mail on a screen (ASVS 14.2.6)', () => {
  it.each([
    ['marina.duarte@exemplo.com.br', 'm•••@exemplo.com.br'],
    ['a@b.co', 'a•••@b.co'],
    ['sem arroba', '•••'],
    ['@so-dominio', '•••'],
  ])('%s is shown as %s', (email, mascarado) => {
    expect(mascararEmail(email)).toBe(mascarado);
  });
});
