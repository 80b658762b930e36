import { describe, expect, it } from 'vitest';
import { validarCampo } from '../validacao.ts';
import { CAMPOS_DO_NOME, ehCaminhoProprio } from './edicao.ts';

describe('names (spec A§2 /perfil/edicao, A§5)', () => {
  it.each([
    ['primeiroNome', '', 'O campo Nome é obrigatório.'],
    ['primeiroNome', 'Ana 2', 'O campo Nome precisa ter apenas letras.'],
    ['primeiroNome', 'Ana Lúcia', undefined],
    ['primeiroNome', 'A'.repeat(81), 'O campo Nome pode ter no máximo 81 caracteres.'],
    ['sobreNome', 'de Assunção', undefined],
    ['nickName', '', undefined],
    ['nickName', 'x', 'O campo Apelido precisa ter no mínimo 2 caracteres.'],
    ['nickName', 'ana.27', undefined],
    ['nickName', '<b>ana</b>', 'Use letras, números, espaço, ponto, traço ou sublinhado.'],
  ] as const)('%s "%s": %s', (campo, valor, mensagem) => {
    expect(validarCampo(CAMPOS_DO_NOME[campo], valor)).toBe(mensagem);
  });
});

describe('a path to come back to (spec A§3 Redirect record; ASVS 3.7.2)', () => {
  it.each([
    ['/grupo/1?vagas=2', true],
    ['/', true],
    ['//outro.example', false],
    ['/\\outro.example', false],
    ['https://outro.example', false],
    ['/a\nb', false],
    ['/login?redirect=/grupos', false],
    ['', false],
  ])('%j: %s', (caminho, proprio) => {
    expect(ehCaminhoProprio(caminho)).toBe(proprio);
  });
});
