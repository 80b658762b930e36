import { useQueryClient } from '@tanstack/react-query';
import type { NomeChamada } from './api-client.ts';
import { chaveDe } from './consultas.ts';

/** Reads anew whatever is shown of these calls. */
export function useRenovar(...nomes: readonly NomeChamada[]): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await Promise.all(nomes.map((nome) => cache.invalidateQueries({ queryKey: chaveDe(nome) })));
  };
}
