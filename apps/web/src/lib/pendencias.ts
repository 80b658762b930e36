import type { RespostaDe } from './api-client.ts';
import { consulta } from './consultas.ts';
import { session } from './session.ts';
import { storage } from './storage.ts';

export type Pendencia = RespostaDe<'getPendencias'>['pendencias'][number];

const UM_MINUTO = 60_000;

/** Whether something waited for whoever is in when this device was told last: its place is there before it is. */
export const pendenciasEsperadas = {
  ha: (): boolean => session.existe() && storage.get('pendencias') === session.idUsuario(),
  guardar(ha: boolean): void {
    if (ha) storage.set('pendencias', session.idUsuario());
    else storage.remove('pendencias');
  },
};

/** What waits for the person (REGRAS 1): the shell and the page of notifications show the same. Without it a page works. */
export const pendenciasQuery = {
  ...consulta('getPendencias'),
  staleTime: UM_MINUTO,
  meta: { aoFalhar: () => true },
};
