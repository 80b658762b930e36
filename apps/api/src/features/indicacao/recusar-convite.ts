import { moverOPar } from './mover-o-par.ts';

/** Says no to an invitation. */
export const recusarConvite = moverOPar('recusar');
