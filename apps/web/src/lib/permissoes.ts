import * as chamadas from '@rateia/contracts/chamadas';
import { useQuery } from '@tanstack/react-query';
import type { NomeChamada } from './api-client.ts';
import { consulta } from './consultas.ts';

const CINCO_MINUTOS = 300_000;

/** The acts that this session may do, from the API's own permission rows; no screen knows roles (HOUSE §6). */
export const permissoesQuery = { ...consulta(chamadas.getPermissoes), staleTime: CINCO_MINUTOS };

/** True if the account may make a call at all. Rights on one group or one invoice come with its answer. */
export type Pode = (acao: NomeChamada) => boolean;

/** Undefined until it is known. */
export function usePode(): Pode | undefined {
  const acoes = useQuery(permissoesQuery).data?.acoes;
  return acoes === undefined ? undefined : (acao) => acoes.includes(acao);
}
