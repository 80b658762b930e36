import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { useChamada } from '../../../lib/consultas.ts';

/** Moves the product's clock: everything on every screen may be another. */
export function useAvancarRelogio() {
  const cache = useQueryClient();
  return useChamada(chamadas.avancarRelogio, { aoConcluir: async () => cache.invalidateQueries() });
}
