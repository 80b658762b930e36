import { mudar } from './ligar-link.ts';

export const desligarLink = mudar('link.desligar');
