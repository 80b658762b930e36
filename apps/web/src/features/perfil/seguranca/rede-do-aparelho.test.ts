import { describe, expect, it } from 'vitest';
import { redeEmPalavras } from './rede-do-aparelho.ts';

describe('From where an account was used (spec 1, §2 /perfil/seguranca)', () => {
  it.each([
    ['this device', '203.0.113.•••', undefined, 'IP 203.0.113.•••'],
    ['as this device', '203.0.113.•••', '203.0.113.•••', 'IP 203.0.113.•••, como neste aparelho'],
    ['elsewhere', '198.51.100.•••', '203.0.113.•••', 'IP 198.51.100.•••, outra rede'],
    ['this device is not known', '198.51.100.•••', null, 'IP 198.51.100.•••'],
    ['no address was kept', null, '203.0.113.•••', undefined],
  ] as const)('%s', (_, lugar, daqui, palavras) => {
    expect(redeEmPalavras(lugar, daqui)).toBe(palavras);
  });
});
