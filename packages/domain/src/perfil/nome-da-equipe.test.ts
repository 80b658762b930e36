import { describe, expect, it } from 'vitest';
import { campoNomeDoGrupo, campoSite } from '../grupos/campos.ts';
import { MARCA } from '../marca.ts';
import { validarCampo } from '../validacao.ts';
import { CAMPOS_DO_NOME } from './edicao.ts';

describe('Names that only the product may use (REGRAS 2.14)', () => {
  it.each([`Suporte ${MARCA}`, MARCA.toUpperCase(), 'Atendimento', 'Moderação', 'Sup\u043erte'])('%j', (nome) => {
    for (const campo of [CAMPOS_DO_NOME.nickName, campoNomeDoGrupo])
      expect(validarCampo(campo, nome)).toBe(`O campo ${campo.nome} não pode parecer o nome da nossa equipe.`);
  });

  it('are not a person’s first or last name', () => {
    expect(validarCampo(CAMPOS_DO_NOME.primeiroNome, 'Suporte')).toMatch(/nossa equipe/);
    expect(validarCampo(CAMPOS_DO_NOME.sobreNome, MARCA)).toMatch(/nossa equipe/);
    expect(validarCampo(CAMPOS_DO_NOME.primeiroNome, 'Maria')).toBeUndefined();
  });

  it('the name of a group is no address', () => {
    expect(validarCampo(campoNomeDoGrupo, 'Entre em netflix.com')).toMatch(/endereço/);
    expect(validarCampo(campoNomeDoGrupo, 'Família do Cine 4K')).toBeUndefined();
  });
});

describe('An address that people may be sent to (ASVS 1.2.2)', () => {
  it.each([
    ['https://www.netflix.com', true],
    ['https://www.netflix.com/br?x=1#y', true],
    ['https://tiktok.com/@alguem', true],
    ['https://www.netflix.com@evil.example', false],
    ['https://usuario:senha@evil.example', false],
    ['https://www.netflix.com\\@evil.example', false],
    ['http://www.netflix.com', false],
    ['https://127.0.0.1', false],
    ['https://[::1]', false],
    ['https://localhost', false],
    ['https://netflix.com:8443', false],
    ['javascript:alert(1)', false],
    ['https://netflix.com uma coisa', false],
  ])('%s: %s', (endereco, serve) => {
    expect(validarCampo(campoSite, endereco) === undefined).toBe(serve);
  });
});
