import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../lib/consultas.ts';
import { useRenovar } from '../../../lib/renovar.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

/** Another date for a late month. */
export function useCombinarData() {
  const renovar = useRenovar('getCobrancas');
  return useChamada(chamadas.combinarDataDaCobranca, {
    aoConcluir: async () => {
      recados.mostrar('Outra data combinada');
      await renovar();
    },
  });
}
