import * as chamadas from '@rateia/contracts/chamadas';
import type { RespostaDe } from './api-client.ts';
import { consulta } from './consultas.ts';
import { storage } from './storage.ts';

export type Pendencia = RespostaDe<'getPendencias'>['pendencias'][number];

const UM_MINUTO = 60_000;

/** True if something waited when this device was last told: its place is kept before it loads. */
export function esperaPendencias(): boolean {
  return storage.get('pendencias') === true;
}

/**
 * The person's pendencies (REGRAS 1): the shell and the page of notifications show the same. A page works without them.
 */
export const pendenciasQuery = {
  ...consulta(chamadas.getPendencias),
  staleTime: UM_MINUTO,
  meta: { aoFalhar: () => true },
};
