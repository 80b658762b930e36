import { moverOPar } from '../conexoes/mover-o-par.ts';

/** Says no to an invitation. */
export const recusarConvite = moverOPar('recusar');
