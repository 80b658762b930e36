import { HTTP } from '@rateia/domain/http';
import { describe, expect, it } from 'vitest';
import { ErroApi, ErroRede } from './erros-api.ts';
import { palavrasDaRecusa } from './palavras-da-recusa.ts';

describe('The words of a refusal (spec 1, §8)', () => {
  it('are those of a server that refused: one that failed, or did not answer, has said nothing about the request', () => {
    function com(status: number): ErroApi {
      return new ErroApi(status, { message: 'O mínimo é R$ 20,00.' }, null);
    }
    expect(palavrasDaRecusa(com(HTTP.pedidoInvalido))).toBe('O mínimo é R$ 20,00.');
    expect(palavrasDaRecusa(com(HTTP.erroInterno))).toBeUndefined();
    expect(palavrasDaRecusa(new ErroRede(undefined))).toBeUndefined();
    expect(palavrasDaRecusa(null)).toBeUndefined();
  });
});
