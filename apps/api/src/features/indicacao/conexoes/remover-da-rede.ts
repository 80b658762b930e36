import { moverOPar } from './mover-o-par.ts';

/** Takes somebody out of the network, for both. */
export const removerDaRede = moverOPar('remover');
