import { moverOPar } from '../conexoes/mover-o-par.ts';

/** Takes an invitation of one’s own back before it is answered. */
export const cancelarConvite = moverOPar('cancelar');
