import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';

/** Opens a partner's coupon; the list then has its code. */
export function useAbrirVantagem() {
  const cache = useQueryClient();
  return useChamada(chamadas.abrirVantagem, {
    aoConcluir: async () => await cache.invalidateQueries({ queryKey: chaveDe('getClube') }),
  });
}
