import { HTTP } from '@rateia/domain/http';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AoFalhar, Falha, RecusaDe } from './erros-api.ts';
import { ErroApi, falhaDe, recusas, recusou } from './erros-api.ts';

function recusa(chave: string): Falha<RecusaDe<'updateDadosFiscais'>> {
  return falhaDe<'updateDadosFiscais'>(new ErroApi(HTTP.pedidoInvalido, { dados: { chave } }, null));
}

describe('Refusals that a screen answers by itself (spec 1, §8)', () => {
  it('are those that it names, and no other', () => {
    const ditas: string[] = [];
    const daTela = recusas(['menorDeIdade'], ({ chave }) => ditas.push(chave));
    expect([
      daTela(recusa('menorDeIdade')),
      daTela(recusa('cpfJaUsado')),
      daTela(falhaDe<'updateDadosFiscais'>(new Error('x'))),
    ]).toEqual([true, false, false]);
    expect(ditas).toEqual(['menorDeIdade']);
    expect([recusou(recusa('conflito'), 'conflito'), recusou(recusa('cpfJaUsado'), 'conflito')]).toEqual([true, false]);
  });

  it('are never of those that lead to the support: no screen can name one', () => {
    // @ts-expect-error code 3 is the central handler's
    expect(recusas(['cpfJaUsado'], () => undefined)).toBeTypeOf('function');
    // @ts-expect-error code 3 is the central handler's
    expect(recusas(['nomeConferido'], () => undefined)).toBeTypeOf('function');
  });

  it('are of those that its call declares, or it does not compile', () => {
    expectTypeOf(recusas(['menorDeIdade', 'muitasTentativas'], () => undefined)).toExtend<
      AoFalhar<'updateDadosFiscais'>
    >();
    expectTypeOf(recusas(['menorDeIdade', 'convitesDemais'], () => undefined)).not.toExtend<
      AoFalhar<'updateDadosFiscais'>
    >();
    // @ts-expect-error the call declares no such refusal
    expect(recusou(recusa('menorDeIdade'), 'convitesDemais')).toBe(false);
    // @ts-expect-error an error of an unknown call declares nothing
    expect(recusou(falhaDe(recusa('menorDeIdade')), 'menorDeIdade')).toBe(true);
  });
});
