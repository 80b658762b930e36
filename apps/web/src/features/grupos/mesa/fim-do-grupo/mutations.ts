import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../../lib/consultas.ts';
import { recados } from '../../../../ui/dialogo/recados.ts';

/** Ends a group, or takes a set end back; the shown effects are read again, also after a refusal (REGRAS 2.1). */
export function useEncerrarGrupo(aoConcluir: () => void) {
  const cache = useQueryClient();
  async function renovar(): Promise<void> {
    const nomes = ['getPessoa', 'getFimDoGrupo', 'getTrilhaDaPessoa'] as const;
    await Promise.all(nomes.map((nome) => cache.invalidateQueries({ queryKey: chaveDe(nome) })));
  }
  function depois(feito: string) {
    return {
      aoConcluir: async () => {
        recados.mostrar(feito);
        aoConcluir();
        await renovar();
      },
      aoFalhar: () => {
        void renovar();
        return false;
      },
    };
  }
  return {
    agendar: useChamada(chamadas.agendarFimDoGrupo, depois('Fim marcado. Avisamos os membros.')),
    reverter: useChamada(chamadas.reverterFimDoGrupo, depois('Encerramento desfeito. Avisamos os membros.')),
    cancelar: useChamada(chamadas.cancelarGrupo, depois('Grupo cancelado. O dinheiro voltou para os membros.')),
  };
}
