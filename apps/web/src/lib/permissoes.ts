import * as chamadas from '@rateia/contracts/chamadas';
import { useQuery } from '@tanstack/react-query';
import type { NomeChamada } from './api-client.ts';
import { consulta } from './consultas.ts';

const CINCO_MINUTOS = 300_000;

/** What this session may do, as the API's own permission rows say it; no screen knows roles (HOUSE §6). */
export const permissoesQuery = { ...consulta(chamadas.getPermissoes), staleTime: CINCO_MINUTOS };

/** Whether the account may make a call. What it is to one group or one invoice, the answer about that one says. */
export type Pode = (acao: NomeChamada) => boolean;

/** Undefined until it is known. */
export function usePode(): Pode | undefined {
  const acoes = useQuery(permissoesQuery).data?.acoes;
  return acoes === undefined ? undefined : (acao) => acoes.includes(acao);
}
