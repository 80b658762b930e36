import { describe, expect, it } from 'vitest';
import { imagem } from './imagem.ts';
import { cpf } from './usuario/cpf.ts';
import { senha as regraDaSenha } from './usuario/senha-nova.ts';
import * as v from './validacao.ts';

function campo(...regras: v.Regra[]): v.Campo {
  return { nome: 'Nome', regras };
}
function falha(regra: v.Regra, valor: unknown) {
  return v.validarCampo(campo(regra), valor);
}

describe('Rules engine (spec A§5)', () => {
  it('runs in order and stops at the first failure', () => {
    const regras = campo(v.obrigatorio, v.minimoDeCaracteres(3), v.apenasLetras);
    expect(v.validarCampo(regras, '')).toBe('O campo Nome é obrigatório.');
    expect(v.validarCampo(regras, 'a1')).toBe('O campo Nome precisa ter no mínimo 3 caracteres.');
    expect(v.validarCampo(regras, 'ana1')).toBe('O campo Nome precisa ter apenas letras.');
    expect(v.validarCampo(regras, 'Ana')).toBeUndefined();
  });

  it('a form is valid when no field has a message', () => {
    const campos = { nome: campo(v.obrigatorio), email: { nome: 'E-mail', regras: [v.obrigatorio, v.email] } };
    expect(v.validarFormulario(campos, { nome: 'Ana', email: 'ana@exemplo.com.br' })).toEqual({});
    expect(v.validarFormulario(campos, { email: 'ana' })).toEqual({
      nome: 'O campo Nome é obrigatório.',
      email: 'O campo E-mail precisa ter um email válido.',
    });
  });

  it.each([undefined, null, '', 'undefined', 'null', []])('%o is empty', (valor) => {
    expect(v.estaVazio(valor)).toBe(true);
    expect(falha(v.obrigatorio, valor)).toBe('O campo Nome é obrigatório.');
  });

  it.each([0, false, ' ', 'NULL', [''], 'não'])('%o is not empty', (valor) => {
    expect(falha(v.obrigatorio, valor)).toBeUndefined();
  });

  it('an empty value is the business of the required rule alone', () => {
    const outras = [v.minimoDeCaracteres(3), v.maximoDeCaracteres(3), v.minimo(1), v.maximo(1), cpf, v.apenasLetras];
    for (const regra of [...outras, v.telefone, v.email, v.emailEstrito, imagem, regraDaSenha]) {
      expect(falha(regra, '')).toBeUndefined();
    }
  });

  it('has the spec’s other sentences', () => {
    expect(v.CAMPO_OBRIGATORIO).toBe('Este campo é obrigatório.');
    expect(v.deveSerPreenchido('CEP')).toBe('O campo CEP deve ser preenchido.');
    expect(v.preenchido('   \n ', 'Mensagem')).toBe('O campo Mensagem deve ser preenchido.');
    expect([v.preenchido(' a ', 'Mensagem'), v.preenchido('', 'Mensagem')]).toEqual([undefined, undefined]);
  });
});

describe('Rules of the spec, to the letter (spec A§5)', () => {
  it.each<[string, v.Regra, unknown, string | undefined]>([
    ['minimum length reached', v.minimoDeCaracteres(8), '12345678', undefined],
    ['minimum length missed', v.minimoDeCaracteres(8), '1234567', 'O campo Nome precisa ter no mínimo 8 caracteres.'],
    ['maximum length: strictly shorter', v.maximoDeCaracteres(5), '1234', undefined],
    [
      'maximum length: the bound itself fails',
      v.maximoDeCaracteres(5),
      '12345',
      'O campo Nome pode ter no máximo 5 caracteres.',
    ],
    ['min reached', v.minimo(10), 10, undefined],
    ['min missed', v.minimo(10), '9', 'O campo Nome precisa ser maior ou igual a 10'],
    ['min with its own words', v.minimo(1000, 'R$ 10,00'), 999, 'O campo Nome precisa ser maior ou igual a R$ 10,00'],
    ['min of no number', v.minimo(10), 'dez', 'O campo Nome precisa ser maior ou igual a 10'],
    ['max reached', v.maximo(10), 10, undefined],
    ['max passed', v.maximo(10), 11, 'O campo Nome precisa ser menor ou igual a 10'],
    ['CPF', cpf, '529.982.247-25', undefined],
    ['wrong CPF', cpf, '52998224724', 'O campo Nome precisa ter um CPF válido.'],
    ['letters with accents and spaces', v.apenasLetras, 'José Antônio Conceição', undefined],
    ['digits among letters', v.apenasLetras, 'Ana2', 'O campo Nome precisa ter apenas letras.'],
    ['signs among letters', v.apenasLetras, 'Ana×', 'O campo Nome precisa ter apenas letras.'],
    ['phone of 11 digits', v.telefone, '(11) 98765-4321', undefined],
    ['phone of 10 digits', v.telefone, '1187654321', 'O campo Nome precisa ter 11 dígitos.'],
    ['phone of 12 digits', v.telefone, '551187654321', 'O campo Nome precisa ter 11 dígitos.'],
    ['phone with a letter', v.telefone, '1198765432a1', 'O campo Nome precisa ter 11 dígitos.'],
    ['CEP', v.cep, '01001-000', undefined],
    ['CEP of seven digits', v.cep, '0100100', 'O campo Nome precisa ter 8 dígitos.'],
    ['CEP with a letter', v.cep, '0100l000', 'O campo Nome precisa ter 8 dígitos.'],
    ['PIN of seven', v.pin, 'ABCD234', undefined],
    ['PIN of six', v.pin, 'ABCD23', 'PIN inválido ou expirado'],
    ['no PIN', v.pin, '', 'PIN inválido ou expirado'],
  ])('%s', (_nome, regra, valor, mensagem) => {
    expect(falha(regra, valor)).toBe(mensagem);
  });

  it.each([
    ['foto.jpg', true],
    ['foto.JPEG', true],
    ['minha.foto.png', true],
    ['foto.HeIc', true],
    ['foto', false],
    ['jpg', false],
    ['.jpg', false],
    ['foto.gif', false],
    ['foto.jpg.exe', false],
  ])('image %s: %s', (nome, aceita) => {
    expect(falha(imagem, nome)).toBe(aceita ? undefined : 'O campo Nome precisa ter uma imagem jpg, png, jpeg, heic.');
  });
});

describe('E-mail (spec A§5)', () => {
  it.each([
    'ana@exemplo.com',
    'ana.maria+grupo@sub.exemplo.com.br',
    "o'neil_x@exemplo.museum",
    'ana@exemplo.abcdefghijklmnopqrstuvwx',
    'ana@[192.168.0.1]',
    'a@b.co',
  ])('%s is one', (texto) => {
    expect(v.ehEmail(texto)).toBe(true);
  });

  it.each([
    'ana',
    '@exemplo.com',
    'ana@',
    'ana@exemplo',
    'ana@exemplo.c',
    'ana@exemplo.abcdefghijklmnopqrstuvwxy',
    'ana@exemplo.c0m',
    'ana@exemplo..com',
    'ana@-exemplo.com',
    'ana@exemplo-.com',
    'ana..maria@exemplo.com',
    '.ana@exemplo.com',
    'ana maria@exemplo.com',
    'ana@exem plo.com',
    'ana@[192.168.0]',
    'ana@[192.168.0.256]',
    'ana@192.168.0.1',
    `${'a'.repeat(65)}@exemplo.com`,
    `ana@${'a'.repeat(64)}.com`,
    `ana@${'a.'.repeat(130)}com`,
  ])('%s is none', (texto) => {
    expect(v.ehEmail(texto)).toBe(false);
  });

  it.each([
    ['ana@exemplo.com.br', true],
    // the optional suffix is optional, the dot before it is not
    ['ana@exemplo.com.', true],
    ['ana@exemplo.com', false],
    ['ana@ex-emplo.com.br', false],
    ['ana@exemplo.c0m.br', false],
    ['ana@exemplo.com.br.x', false],
    ['ana@b@exemplo.com.br', false],
    ['@exemplo.com.br', false],
  ])('%s by the stricter variant: %s', (texto, aceito) => {
    expect(v.ehEmailEstrito(texto)).toBe(aceito);
    expect(falha(v.emailEstrito, texto)).toBe(aceito ? undefined : 'O campo Nome precisa ter um email válido.');
  });

  it.each([
    `${'a.'.repeat(50_000)}@`,
    `a@${'a-'.repeat(50_000)}`,
    `a@${'a.'.repeat(50_000)}!`,
    `${'@'.repeat(100_000)}`,
    `a@[${'1.'.repeat(50_000)}]`,
  ])('answers a hostile text without backtracking (%#)', (texto) => {
    const inicio = performance.now();
    expect(v.ehEmail(texto)).toBe(false);
    expect(v.ehEmailEstrito(texto)).toBe(false);
    expect(performance.now() - inicio).toBeLessThan(10_000);
  });
});

describe('Password (spec A§5)', () => {
  it.each([
    ['Xk9#vale', undefined],
    ['Xk9#val', 'O campo Nome precisa ter no mínimo 8 caracteres.'],
    ['Xkz#valem', 'O campo Nome precisa ter um número.'],
    ['XK9#VALEM', 'O campo Nome precisa ter uma letra minúscula.'],
    ['xk9#valem', 'O campo Nome precisa ter uma letra maiúscula.'],
    ['Xk9valem-', 'O campo Nome precisa ter um destes sinais: # @ $ ! % * ? &'],
    [`Xk9#${'v'.repeat(124)}`, undefined],
    [`Xk9#${'v'.repeat(125)}`, 'O campo Nome pode ter no máximo 129 caracteres.'],
  ])('%s', (senha, mensagem) => {
    expect(falha(regraDaSenha, senha)).toBe(mensagem);
  });

  it.each(['#', '@', '$', '!', '%', '*', '?', '&'])('%s is one of the signs', (sinal) => {
    expect(falha(regraDaSenha, `Xk9vale${sinal}`)).toBeUndefined();
  });

  it.each([
    'Senha@123',
    'Senha123!',
    'S3nha@2024',
    'P@ssw0rd',
    'P@ssw0rd1!',
    'Rateia@123',
    'Qwerty123!',
    'Flamengo@10',
    'Brasil2026!',
    'Mudar@123',
    'Aa123456@',
    'Abc@1234',
    '1q2w3e4R!',
    'Gabriel@2010',
    'Te@mo1234',
  ])('%s is too common', (senha) => {
    expect(falha(regraDaSenha, senha)).toBe('Essa senha é muito comum. Escolha outra.');
  });

  it.each(['Cavalo7!lampada', 'Xk9#valeu', 'Ontem#choveu2x', 'Senhas-guarda7*cofre'])('%s is not', (senha) => {
    expect(falha(regraDaSenha, senha)).toBeUndefined();
  });
});
