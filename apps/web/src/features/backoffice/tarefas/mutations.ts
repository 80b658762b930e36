import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../lib/consultas.ts';
import { useRenovar } from '../../../lib/renovar.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

/** Runs a failed job again. */
export function useRepetirTarefa() {
  const renovar = useRenovar('getTarefas', 'getCodigosNaoEntregues', 'getFilas');
  return useChamada(chamadas.repetirTarefa, {
    aoConcluir: async () => {
      recados.mostrar('Tarefa de volta à fila');
      await renovar();
    },
  });
}
