import { describe, expect, it } from 'vitest';
import { faltamNaCompra, soDoProprioCpf } from './cpf-da-compra.ts';

describe('The CPF that pays (REGRAS 1 cpf-compra)', () => {
  it.each([
    ['grupo', false],
    ['saldo', true],
    ['bolao', true],
  ] as const)('for %s only the owner: %s', (para, esperado) => expect(soDoProprioCpf(para)).toBe(esperado));

  it.each([
    [{ dadosFiscais: true, endereco: false, pedeEndereco: false }, []],
    [{ dadosFiscais: true, endereco: true, pedeEndereco: true }, []],
    [{ dadosFiscais: true, endereco: false, pedeEndereco: true }, ['endereco']],
    [{ dadosFiscais: false, endereco: false, pedeEndereco: false }, ['dadosFiscais']],
    [{ dadosFiscais: false, endereco: false, pedeEndereco: true }, ['dadosFiscais', 'endereco']],
  ])('%o lacks %o', (tem, faltam) => expect(faltamNaCompra(tem)).toEqual(faltam));
});
