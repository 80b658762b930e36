import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ChaveErro } from './erros.ts';
import { recusasComuns } from './recusas.ts';
import type { Chamadas, NomeChamada } from './todas.ts';
import { todasAsChamadas } from './todas.ts';

type RecusaDe<N extends NomeChamada> = Chamadas[N]['recusa'];
/** Calls whose row lost its list to `readonly ChaveErro[]`: every refusal would pass as declared. */
type SemLista = { [N in NomeChamada]: ChaveErro extends RecusaDe<N> ? N : never }[NomeChamada];

describe('The refusals of a call (HOUSE §6)', () => {
  it('are as a type what they are as a list: those of its row, of its callers, of its key and of its body', () => {
    const { createChamado, getChamados, webhookDoProvedor, verLink } = todasAsChamadas;
    expect(recusasComuns(createChamado)).toEqual(
      expect.arrayContaining(['naoAutenticado', 'operacaoEmAndamento', 'corpoGrandeDemais', 'muitasTentativas']),
    );
    expect(recusasComuns(getChamados)).toEqual([
      'muitasTentativas',
      'naoAutenticado',
      'dadosInvalidos',
      'erroInterno',
      'indisponivel',
    ]);
    expect(recusasComuns(webhookDoProvedor)).not.toContain('muitasTentativas');
    expect(recusasComuns(verLink)).not.toContain('naoAutenticado');
    expectTypeOf<RecusaDe<'getChamados'>>().toEqualTypeOf<
      'muitasTentativas' | 'naoAutenticado' | 'dadosInvalidos' | 'erroInterno' | 'indisponivel'
    >();
    expectTypeOf<RecusaDe<'verLink'>>().toEqualTypeOf<
      | 'linkVencido'
      | 'muitasTentativas'
      | 'corpoGrandeDemais'
      | 'tipoNaoSuportado'
      | 'numeroDeCartao'
      | 'dadosInvalidos'
      | 'erroInterno'
      | 'indisponivel'
    >();
    expectTypeOf<Extract<RecusaDe<'createChamado'>, 'operacaoEmAndamento' | 'chamadosDemais'>>().toEqualTypeOf<
      'operacaoEmAndamento' | 'chamadosDemais'
    >();
  });

  it('are named one by one: no row says "any of the catalogue"', () => {
    expectTypeOf<SemLista>().toBeNever();
  });
});
