import { moverOPar } from './mover-o-par.ts';

/** Neither sees or invites the other from now on. */
export const bloquearNaRede = moverOPar('bloquear');
