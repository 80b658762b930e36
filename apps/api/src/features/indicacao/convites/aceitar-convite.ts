import { moverOPar } from '../conexoes/mover-o-par.ts';

/** Says yes to an invitation: both are in each other’s network. */
export const aceitarConvite = moverOPar('aceitar');
