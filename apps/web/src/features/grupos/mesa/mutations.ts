import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../lib/consultas.ts';
import { useRenovar } from '../../../lib/renovar.ts';
import { ID_DO_CASO } from '../../../mesa/pagina-operacao.tsx';
import { recados } from '../../../ui/dialogo/recados.ts';

/** An operator's three decisions on a group (REGRAS 2.1). */
export function useDecidirGrupo(nome: string) {
  const renovar = useRenovar('getGruposEmAnalise', 'getFilas');
  function depois(feito: string) {
    return {
      aoConcluir: async () => {
        recados.mostrar(`${nome}: ${feito}`);
        await renovar();
        document.getElementById(ID_DO_CASO)?.focus();
      },
    };
  }
  return {
    aprovar: useChamada(chamadas.aprovarGrupo, depois('aprovado')),
    pedirAjustes: useChamada(chamadas.pedirAjustesGrupo, depois('ajustes pedidos')),
    reprovar: useChamada(chamadas.reprovarGrupo, depois('reprovado')),
  };
}
