import * as chamadas from '@rateia/contracts/chamadas';
import { useChamada } from '../../../lib/consultas.ts';
import { useRenovar } from '../../../lib/renovar.ts';
import { ID_DO_CASO } from '../../../mesa/pagina-operacao.tsx';
import { recados } from '../../../ui/dialogo/recados.ts';

/** The decisions on stuck money, and on a person who used his right three times (REGRAS 2.9, 2.15). */
export function useDecidirDinheiro() {
  const renovar = useRenovar('getDinheiroParado', 'getDisputa', 'getFilas');
  function depois(feito: string) {
    return { aoConcluir: async () => await concluir(feito) };
  }
  async function concluir(feito: string): Promise<void> {
    recados.mostrar(feito);
    await renovar();
    document.getElementById(ID_DO_CASO)?.focus();
  }
  return {
    resolver: useChamada(chamadas.resolverDinheiroParado, {
      aoConcluir: ({ situacao }, { body: { acao } }) => {
        if (situacao === 'proposta') return concluir('Proposta feita. Outra pessoa precisa aprovar.');
        return concluir(acao === 'devolver' ? 'Devolução pedida ao banco' : 'Valor no saldo de quem pagou');
      },
    }),
    conferir: useChamada(chamadas.conferirDinheiroParado, depois('Pergunta enviada ao banco')),
    aprovar: useChamada(chamadas.aprovarProposta, depois('Proposta aprovada e feita')),
    recusar: useChamada(chamadas.recusarProposta, depois('Proposta recusada. O valor continua esperando.')),
    responder: useChamada(chamadas.responderDisputa, depois('Resposta registrada')),
    revisar: useChamada(chamadas.decidirRevisao, depois('Revisão decidida')),
  };
}
