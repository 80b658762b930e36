import type { RespostaDe } from './api-client.ts';
import { consulta } from './consultas.ts';

export type Pendencia = RespostaDe<'getPendencias'>['pendencias'][number];

const UM_MINUTO = 60_000;

/** What waits for the person (REGRAS 1): the shell and the page of notifications show the same. Without it a page works. */
export const pendenciasQuery = {
  ...consulta('getPendencias'),
  staleTime: UM_MINUTO,
  meta: { aoFalhar: () => true },
};
