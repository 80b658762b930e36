import { ligarOuDesligar } from './ligar-ou-desligar.ts';

/** Leads to its place again. */
export const ligarLink = ligarOuDesligar('link.ligar');
