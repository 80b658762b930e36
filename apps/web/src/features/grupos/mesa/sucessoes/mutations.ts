import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../../lib/consultas.ts';
import { useRenovar } from '../../../../lib/renovar.ts';
import { recados } from '../../../../ui/dialogo/recados.ts';

/** The acts of the lead in a choice of the members. */
export function useSucessoes() {
  const renovar = useRenovar('getSucessoesDaMesa');
  async function depois(feito: string): Promise<void> {
    recados.mostrar(feito);
    await renovar();
  }
  return {
    nomear: useChamada(chamadas.nomearSucessor, { aoConcluir: async () => await depois('O grupo mudou de mãos') }),
    encerrar: useChamada(chamadas.encerrarSucessao, { aoConcluir: async () => await depois('Fim do grupo marcado') }),
  };
}
