import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../lib/consultas.ts';
import { useRenovar } from '../../../lib/renovar.ts';
import { ID_DO_CASO } from '../../../mesa/pagina-operacao.tsx';
import { recados } from '../../../ui/dialogo/recados.ts';

/** An operator's three decisions on an identity (REGRAS 2.15). */
export function useDecidirValidacao(nome: string) {
  const renovar = useRenovar('getValidacoesEmAnalise', 'getFilas');
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
    aprovar: useChamada(chamadas.aprovarValidacao, depois('identidade aprovada')),
    pedirNovamente: useChamada(chamadas.pedirValidacaoNovamente, depois('imagens pedidas')),
    recusar: useChamada(chamadas.recusarValidacao, depois('identidade recusada')),
  };
}
