import { ERROS } from '@rateia/contracts/erros';
import { camposDaPessoa } from '@rateia/domain/usuario/campos-da-pessoa';
import type { Endereco } from '@rateia/domain/usuario/campos-do-endereco';
import { camposDoEndereco, enderecoComecado, enderecoVazio } from '@rateia/domain/usuario/campos-do-endereco';
import { validarFormulario } from '@rateia/domain/validacao';
import { describe, expect, it } from 'vitest';
import { paraEnviar } from './dados-fiscais.ts';

const HOJE = '2026-12-28';
const pessoa = { cpf: '52998224725', nascimento: '30121990' };
const endereco: Endereco = {
  cep: '01310100',
  rua: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
};

describe('CPF and birth date (spec 1, §2 and §5)', () => {
  it.each([
    ['', 'O campo Data de nascimento é obrigatório.'],
    ['3012', 'Confira a data de nascimento.'],
    ['31021990', 'Confira a data de nascimento.'],
    ['01011870', 'Confira a data de nascimento.'],
    ['29122008', 'É preciso ter 18 anos ou mais.'],
    ['28122008', undefined],
  ])('birth %s: %s', (nascimento, mensagem) => {
    expect(
      validarFormulario(camposDaPessoa(HOJE, ERROS.menorDeIdade.message), { ...pessoa, nascimento }).nascimento,
    ).toBe(mensagem);
  });

  it('wants a CPF whose check digits hold', () => {
    expect(
      validarFormulario(camposDaPessoa(HOJE, ERROS.menorDeIdade.message), { ...pessoa, cpf: '52998224726' }).cpf,
    ).toBe('O campo CPF precisa ter um CPF válido.');
  });
});

describe('Address (REGRAS 3: never blocks)', () => {
  it('is left out while nothing of it was given', () => {
    expect(enderecoComecado(enderecoVazio)).toBe(false);
    expect(paraEnviar(pessoa, enderecoVazio, undefined)).toEqual({ cpf: '52998224725', nascimento: '1990-12-30' });
  });

  it('that was begun has to be whole, but for the complement', () => {
    const erros = validarFormulario(camposDoEndereco, { ...enderecoVazio, cep: '0131010' });
    expect(Object.keys(erros).sort()).toEqual(['bairro', 'cep', 'cidade', 'numero', 'rua', 'uf']);
    expect(validarFormulario(camposDoEndereco, endereco)).toEqual({});
  });

  it('goes with the code of the municipality when the CEP told it', () => {
    expect(paraEnviar(pessoa, endereco, '3550308')).toMatchObject({
      endereco: { rua: 'Avenida Paulista', ibge: '3550308' },
    });
  });
});
