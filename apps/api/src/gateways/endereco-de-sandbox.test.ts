import { describe, expect, it } from 'vitest';
import { enderecoDeSandbox, enderecoLocal } from './endereco-de-sandbox.ts';

describe('enderecoDeSandbox (the production guard)', () => {
  it.each([
    'http://localhost:3100/psp/v2',
    'localhost',
    'LOCALHOST:3125',
    'http://127.0.0.1:3100',
    'http://127.9.9.9',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0.0.0.0:3100',
    'http://[::1]:3100',
    'http://[::ffff:127.0.0.1]:3100',
    'https://localhost./psp',
    'https://psp.localhost',
    'https://pix.example.com/api',
    'https://psp.test',
    'https://pix-h.api.provedor.com.br',
    'https://api.sandbox.provedor.com.br',
    'https://sandbox-api.provedor.com.br',
    'https://homologacao.provedor.com.br',
    'smtp://localhost:25',
    '',
    'http://',
    'not an address',
  ])('refuses %s', (endereco) => {
    expect(enderecoDeSandbox(endereco)).toBe(true);
  });

  it.each([
    'https://pix.api.provedor.com.br/v2',
    'https://api.provedor.com.br',
    'smtp.provedor.com.br',
    'https://viacep.com.br',
    'https://8.8.8.8',
    'https://example.com.br',
    'https://homologados.com.br',
  ])('accepts %s', (endereco) => {
    expect(enderecoDeSandbox(endereco)).toBe(false);
  });
});

describe('enderecoLocal (where people find us)', () => {
  it.each(['http://localhost:3000', 'https://127.0.0.1', 'https://rateia.example', 'https://[::1]', ''])(
    'refuses %s',
    (endereco) => {
      expect(enderecoLocal(endereco)).toBe(true);
    },
  );

  it.each(['https://rateia.com.br', 'https://staging.rateia.com.br', 'https://8.8.8.8'])('accepts %s', (endereco) => {
    expect(enderecoLocal(endereco)).toBe(false);
  });
});
