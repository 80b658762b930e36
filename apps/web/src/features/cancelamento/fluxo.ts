import { useEffect } from 'react';
import { criarFluxo, useFluxo } from '../../lib/fluxo.ts';
import type { Saida } from './saida.ts';
import { reduzirSaida, semSaida } from './saida.ts';

const fluxo = criarFluxo({ nome: 'cancelamento', versao: 2, inicial: semSaida, reduzir: reduzirSaida });

/** Moves the state of the exit. */
export const despachar = fluxo.despachar;

/** The present state of the exit. */
export function useSaida(): Saida {
  return useFluxo(fluxo);
}

/** The exit from this group; answers about another group are forgotten. */
export function useSaidaDoGrupo(idGrupo: number): Saida {
  const saida = useSaida();
  useEffect(() => despachar({ tipo: 'comecar', idGrupo }), [idGrupo]);
  return saida.idGrupo === idGrupo ? saida : { ...semSaida, idGrupo };
}
