import { describe, expect, it } from 'vitest';
import { RAIZES_COMUNS } from '../palavras-comuns.ts';
import * as forca from './forca-da-senha.ts';
import { EXIGENCIAS_DA_SENHA } from './forca-da-senha.ts';
import { senha as regra } from './senha-nova.ts';

function forcaDaSenha(senha: string) {
  return forca.forcaDaSenha(senha, RAIZES_COMUNS);
}

describe('Strength while typing (spec A§5 Password)', () => {
  it.each([
    ['', 0, ''],
    ['Xk9#', 1, 'Ainda não serve'],
    ['xk9#vale', 1, 'Ainda não serve'],
    ['Senha@123', 1, 'Ainda não serve'],
    ['Xk9#vale', 2, 'Aceitável'],
    ['Xk9#aaaaaaaaaaaaaaa', 2, 'Aceitável'],
    ['Xk9#valeu-bem', 3, 'Boa'],
    ['Xk9#valeu-bem-mais', 4, 'Forte'],
  ])('%s: %i, %s', (senha, nivel, rotulo) => {
    expect(forcaDaSenha(senha)).toMatchObject({ nivel, rotulo });
  });

  it.each(['Xk9#vale', 'Xk9#val', 'xk9#vale', 'XK9#VALE', 'Xkz#vale', 'Xk9-vale', 'Mudar@123', 'Xk9#valeu-bem-mais'])(
    '%s: accepted exactly when the rule accepts it',
    (senha) => {
      expect(forcaDaSenha(senha).nivel >= 2).toBe(regra(senha, 'Senha') === undefined);
    },
  );

  it('says which demand is met', () => {
    expect(forcaDaSenha('abc1').cumpridas).toEqual({
      tamanho: false,
      numero: true,
      minuscula: true,
      maiuscula: false,
      sinal: false,
    });
    expect(EXIGENCIAS_DA_SENHA.map(({ chave }) => chave)).toEqual(Object.keys(forcaDaSenha('').cumpridas));
  });

  it('knows the common ones apart from the incomplete', () => {
    expect(forcaDaSenha('P@ssw0rd')).toMatchObject({ nivel: 1, comum: true });
    expect(forcaDaSenha('P@ss')).toMatchObject({ nivel: 1, comum: false });
  });
});
