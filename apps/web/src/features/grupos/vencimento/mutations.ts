import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../lib/consultas.ts';
import { recados } from '../../../ui/dialogo/recados.ts';
import { useRenovarGrupo } from '../renovar-grupo.ts';

/** Another due day; after a refusal the page reads again what may be chosen (REGRAS 2.8). */
export function useMudarVencimento() {
  const renovar = useRenovarGrupo();
  return useChamada(chamadas.updateVencimento, {
    aoConcluir: async ({ dia }) => {
      recados.mostrar(`Suas faturas vão vencer no dia ${dia}`);
      await renovar();
    },
    aoFalhar: () => {
      void renovar();
      return false;
    },
  });
}
