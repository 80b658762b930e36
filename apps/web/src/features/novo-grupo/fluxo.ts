import { useEffect } from 'react';
import { criarFluxo, useFluxo } from '../../lib/fluxo.ts';
import { useParametro } from '../../lib/navegacao.ts';
import { irPara } from '../../lib/navegador.ts';
import type { Passo } from './passos.ts';
import { desvioDo } from './passos.ts';
import type { RascunhoGrupo } from './rascunho.ts';
import { rascunhoVazio, reduzirRascunho } from './rascunho.ts';

const fluxo = criarFluxo({ nome: 'novo-grupo', versao: 3, inicial: rascunhoVazio, reduzir: reduzirRascunho });

/** Moves the draft of the group. */
export const despachar = fluxo.despachar;

/** The draft of the group that is being created. */
export function useRascunho(): RascunhoGrupo {
  return useFluxo(fluxo);
}

/**
 * The draft for a step of `/novo-grupo/{servico}`; undefined while a person who came too early is led to the open
 * question.
 */
export function useRascunhoNoPasso(passo: Passo): RascunhoGrupo | undefined {
  const rascunho = useRascunho();
  const desvio = desvioDo(passo, rascunho, useParametro('servico'));
  useEffect(() => {
    if (desvio !== undefined) void irPara(desvio, { substitui: true });
  }, [desvio]);
  return desvio === undefined ? rascunho : undefined;
}
