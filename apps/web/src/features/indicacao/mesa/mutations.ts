import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../lib/consultas.ts';
import { useRenovar } from '../../../lib/renovar.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

/** The four acts of the staff on a referral. */
export function useDecidirIndicacao() {
  const renovar = useRenovar('getIndicacoesDaMesa');
  function depois(feito: string) {
    return {
      aoConcluir: async () => {
        recados.mostrar(feito);
        await renovar();
      },
    };
  }
  return {
    segurar: useChamada(chamadas.segurarIndicacao, depois('Crédito seguro')),
    soltar: useChamada(chamadas.soltarIndicacao, depois('Crédito solto')),
    anular: useChamada(chamadas.anularIndicacao, depois('Indicação anulada')),
    restaurar: useChamada(chamadas.restaurarIndicacao, depois('Indicação restaurada')),
  };
}
