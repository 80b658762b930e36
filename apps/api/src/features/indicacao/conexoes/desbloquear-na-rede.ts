import { moverOPar } from './mover-o-par.ts';

/** Lifts one’s own block; the two are strangers again. */
export const desbloquearNaRede = moverOPar('desbloquear');
