import { describe, expect, it } from 'vitest';
import { situacaoDoErro } from './cep.ts';
import { ErroApi, ErroRede, falhaDe } from './erros-api.ts';

describe('A CEP without an address (REGRAS 2.14, 3 Address)', () => {
  it.each([
    ['the service knows no such CEP', new ErroApi(404, { dados: { chave: 'cepNaoEncontrado' } }, null), 'naoAchada'],
    ['the service does not answer', new ErroApi(503, { dados: { chave: 'indisponivel' } }, null), 'foraDoAr'],
    ['nothing came back', new ErroRede(undefined), 'foraDoAr'],
  ] as const)('%s: the screen says so', (_, erro, situacao) => {
    expect(situacaoDoErro(falhaDe<'getCep'>(erro))).toBe(situacao);
  });
});
