import { useEffect } from 'react';
import { criarFluxo, useFluxo } from '../../../lib/fluxo.ts';
import type { Fim } from './fim.ts';
import { reduzirFim, semFim } from './fim.ts';

const fluxo = criarFluxo({ nome: 'fim-do-grupo', versao: 1, inicial: semFim, reduzir: reduzirFim });

/** Moves the state of the end. */
export const despacharFim = fluxo.despachar;

/** The present state of the end. */
export function useFim(): Fim {
  return useFluxo(fluxo);
}

/** The end of this group; answers about another group are forgotten. */
export function useFimDoGrupo(idGrupo: number): Fim {
  const fim = useFim();
  useEffect(() => despacharFim({ tipo: 'comecar', idGrupo }), [idGrupo]);
  return fim.idGrupo === idGrupo ? fim : { ...semFim, idGrupo };
}
