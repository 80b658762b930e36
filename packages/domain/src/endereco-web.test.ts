import { describe, expect, it } from 'vitest';
import { lerEndereco } from './endereco-web.ts';

describe('Reading an address', () => {
  it('takes one that is whole, or a path with its base', () => {
    expect(lerEndereco('https://exemplo.com.br/a?b=1')?.href).toBe('https://exemplo.com.br/a?b=1');
    expect(lerEndereco('/a', 'https://exemplo.com.br')?.href).toBe('https://exemplo.com.br/a');
  });

  it.each(['', 'nada disso', '/a', 'https://'])('is undefined for "%s", which is none', (texto) => {
    expect(lerEndereco(texto)).toBeUndefined();
  });
});
