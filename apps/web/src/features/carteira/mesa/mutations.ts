import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../lib/consultas.ts';
import { useRenovar } from '../../../lib/renovar.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

/** Ends an authorisation for its person. */
export function useCancelarProgramado() {
  const renovar = useRenovar('getProgramados');
  return useChamada(chamadas.cancelarProgramado, {
    aoConcluir: async () => {
      recados.mostrar('Pix programado encerrado');
      await renovar();
    },
  });
}
