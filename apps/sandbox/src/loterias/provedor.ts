import type { ProvedorDaSandbox } from '../provedor.ts';
import { decididosDe } from './decidir.ts';
import { rotasDoGlobo } from './globo.ts';
import { rotasDeLoterias } from './rotas.ts';

/** Two sources of results, and the globe where a person decides a draw. */
export const loterias: ProvedorDaSandbox = {
  montar: (app, contexto) => {
    rotasDeLoterias(app, contexto);
    rotasDoGlobo(app, contexto);
  },
  cartao: (contexto) => {
    const decididos = Object.keys(decididosDe(contexto)).length;
    return {
      href: '/sorteios',
      nome: 'Sorteios',
      texto: 'Escolha as dezenas de um concurso, corrija um resultado ou adie um sorteio.',
      numero: `${decididos} ${decididos === 1 ? 'concurso decidido' : 'concursos decididos'}`,
    };
  },
};
