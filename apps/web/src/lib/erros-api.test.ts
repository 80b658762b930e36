import { HTTP } from '@rateia/domain/http';
import { describe, expect, it } from 'vitest';
import { ErroApi, recusas } from './erros-api.ts';

const recusa = (chave: string): ErroApi => new ErroApi(HTTP.pedidoInvalido, { dados: { chave } }, null);

describe('Refusals that a screen answers by itself (spec 1, §8)', () => {
  it('are those that it names, and no other', () => {
    const ditas: (string | undefined)[] = [];
    const daTela = recusas(['menorDeIdade'], ({ chave }) => ditas.push(chave));
    expect([daTela(recusa('menorDeIdade')), daTela(recusa('cpfJaUsado')), daTela(new Error('x'))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(ditas).toEqual(['menorDeIdade']);
  });

  it('are never of those that lead to the support: no screen can name one', () => {
    // @ts-expect-error code 3 is the central handler's
    expect(recusas(['cpfJaUsado'], () => undefined)).toBeTypeOf('function');
    // @ts-expect-error code 3 is the central handler's
    expect(recusas(['nomeConferido'], () => undefined)).toBeTypeOf('function');
  });
});
