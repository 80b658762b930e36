import * as chamadas from '@rateia/contracts/chamadas';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from './api-client.ts';
import { consulta } from './consultas.ts';

export type Usuario = RespostaDe<'getUsuario'>;

const CINCO_MINUTOS = 300_000;

/** The logged-in user (spec 1, §3): one query for the guard, the shell and the screens. */
export const usuarioQuery = { ...consulta(chamadas.getUsuario), staleTime: CINCO_MINUTOS };

/** The logged-in user; undefined while it loads. */
export function useUsuario(): Usuario | undefined {
  return useQuery(usuarioQuery).data;
}
