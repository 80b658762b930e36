import { useChamada } from '../../../lib/consultas.ts';
import { useRenovar } from '../../../lib/renovar.ts';
import { avisos } from '../../../ui/dialogo/toasts.ts';
import { ID_DO_CASO } from '../../../ui/operacao/pagina-operacao.tsx';

/** The decisions on stuck money, and on a person who used his right three times (REGRAS 2.9, 2.15). */
export function useDecidirDinheiro() {
  const renovar = useRenovar('getDinheiroParado', 'getFilas');
  const depois = (feito: string) => ({ aoConcluir: async () => await concluir(feito) });
  const concluir = async (feito: string): Promise<void> => {
    avisos.mostrar(feito);
    await renovar();
    document.getElementById(ID_DO_CASO)?.focus();
  };
  return {
    resolver: useChamada('resolverDinheiroParado', {
      aoConcluir: ({ situacao }, { body: { acao } }) => {
        if (situacao === 'proposta') return concluir('Proposta feita. Outra pessoa precisa aprovar.');
        return concluir(acao === 'devolver' ? 'Devolução pedida ao banco' : 'Valor no saldo de quem pagou');
      },
    }),
    conferir: useChamada('conferirDinheiroParado', depois('Pergunta enviada ao banco')),
    aprovar: useChamada('aprovarProposta', depois('Proposta aprovada e feita')),
    recusar: useChamada('recusarProposta', depois('Proposta recusada. O valor continua esperando.')),
    revisar: useChamada('decidirRevisao', depois('Revisão decidida')),
  };
}
