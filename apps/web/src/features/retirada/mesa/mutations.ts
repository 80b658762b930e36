import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../lib/consultas.ts';
import { useRenovar } from '../../../lib/renovar.ts';
import { ID_DO_CASO } from '../../../mesa/pagina-operacao.tsx';
import { recados } from '../../../ui/dialogo/recados.ts';

/** Releases or refuses a withdrawal under review (REGRAS 2.6, 2.15). */
export function useDecidirRetirada() {
  const renovar = useRenovar('getRetiradasEmRevisao', 'getFilas');
  function depois(feito: string) {
    return {
      aoConcluir: async () => {
        recados.mostrar(feito);
        await renovar();
        document.getElementById(ID_DO_CASO)?.focus();
      },
    };
  }
  return {
    aprovar: useChamada(chamadas.aprovarRetirada, depois('Retirada liberada')),
    recusar: useChamada(chamadas.recusarRetirada, depois('Retirada recusada')),
  };
}
