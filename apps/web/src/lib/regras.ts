import * as chamadas from '@rateia/contracts/chamadas';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from './api-client.ts';
import { consulta } from './consultas.ts';

/** The numbers in force, as the server has them: an approved change of one is seen without a new version of the app. */
export type RegrasEmVigor = RespostaDe<'getRegras'>;

const DEZ_MINUTOS = 600_000;

/** A screen is whole without a number: a failure is silent. */
export const regrasQuery = {
  ...consulta(chamadas.getRegras),
  staleTime: DEZ_MINUTOS,
  meta: { aoFalhar: () => true },
};

/** The rules in force; undefined while they load. A screen leaves out the sentence of a number that it does not know yet. */
export function useRegras(): RegrasEmVigor | undefined {
  return useQuery(regrasQuery).data;
}
