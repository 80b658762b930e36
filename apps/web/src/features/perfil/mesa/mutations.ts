import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../lib/consultas.ts';
import { useRenovar } from '../../../lib/renovar.ts';
import { recados } from '../../../ui/dialogo/recados.ts';
import { ID_DO_CASO } from '../../../ui/operacao/pagina-operacao.tsx';

/** Answers a reported problem, and closes it or not. */
export function useResponderChamado(numero: string) {
  const renovar = useRenovar('getFilaDeChamados', 'getFilas');
  return useChamada(chamadas.responderChamado, {
    aoConcluir: async () => {
      recados.mostrar(`${numero}: resposta enviada`);
      await renovar();
      document.getElementById(ID_DO_CASO)?.focus();
    },
  });
}
