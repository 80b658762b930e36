import * as chamadas from '@rateia/contracts/chamadas';
import type { RespostaDe } from './api-client.ts';
import { consulta } from './consultas.ts';
import { storage } from './storage.ts';

export type Pendencia = RespostaDe<'getPendencias'>['pendencias'][number];

const UM_MINUTO = 60_000;

/** Whether something waited when this device was told last: its place is there before it is. */
export const esperaPendencias = (): boolean => storage.get('pendencias') === true;

/**
 * The person's pendencies (REGRAS 1): the shell and the page of notifications show the same. A page works without them.
 */
export const pendenciasQuery = {
  ...consulta(chamadas.getPendencias),
  staleTime: UM_MINUTO,
  meta: { aoFalhar: () => true },
};
