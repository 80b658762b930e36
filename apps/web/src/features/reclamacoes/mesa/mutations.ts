import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../lib/consultas.ts';
import { useRenovar } from '../../../lib/renovar.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

/** The acts of the desk on one case (REGRAS 2.7, 2.15). */
export function useMediar() {
  const renovar = useRenovar('getReclamacoesEmMediacao', 'getReclamacaoEmMediacao', 'getFilas');
  function depois(feito: string) {
    return {
      aoConcluir: async () => {
        recados.mostrar(feito);
        await renovar();
      },
    };
  }
  return {
    perguntar: useChamada(chamadas.perguntarNaReclamacao, depois('Pergunta enviada')),
    decidir: useChamada(chamadas.decidirReclamacao, {
      aoConcluir: async ({ situacao }) => {
        recados.mostrar(situacao === 'decidida' ? 'Caso decidido' : 'Enviada para outra pessoa assinar');
        await renovar();
      },
    }),
    aprovar: useChamada(chamadas.aprovarDecisao, depois('Decisão assinada')),
    recusar: useChamada(chamadas.recusarDecisao, depois('Decisão devolvida')),
  };
}
