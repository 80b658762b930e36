import { ligarOuDesligar } from './ligar-ou-desligar.ts';

/** Whoever follows it from now on is told that it is gone. */
export const desligarLink = ligarOuDesligar('link.desligar');
