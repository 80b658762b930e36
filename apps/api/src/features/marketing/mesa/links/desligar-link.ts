import { ligarOuDesligar } from './ligar-ou-desligar.ts';

/** A visitor who follows the link from now on is told that it is gone. */
export const desligarLink = ligarOuDesligar('link.desligar');
