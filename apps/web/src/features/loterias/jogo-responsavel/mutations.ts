import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';
import { camposRecusados, recusas } from '../../../lib/erros-api.ts';
import { recados } from '../../../ui/dialogo/recados.ts';
import { loteriasQueries } from '../queries.ts';

type Jogo = RespostaDe<'getJogoResponsavel'>;

/** Keeps what holds now, and asks anew for everything that a time away hides. */
function useGuardar(): (jogo: Jogo) => void {
  const cache = useQueryClient();
  return (jogo) => {
    cache.setQueryData(loteriasQueries.jogoResponsavel().queryKey, jogo);
    void cache.invalidateQueries({ queryKey: chaveDe('getAgendaDeLoterias') });
  };
}

/** Changes the limit of a month; the person is told whether it holds now or tomorrow. */
export function useMudarLimite(aoRecusar: (mensagem: string) => void) {
  const guardar = useGuardar();
  return useChamada(chamadas.updateLimiteDeJogo, {
    aoConcluir: (jogo) => {
      guardar(jogo);
      recados.mostrar(jogo.limiteNovo === null ? 'O novo limite já vale' : 'O novo limite vale em 24 horas');
    },
    aoFalhar: (erro) => {
      const mensagem = camposRecusados(erro)?.['valor'];
      if (mensagem === undefined)
        return recusas(['limiteDeJogoAcimaDoMaximo'], ({ message }) => aoRecusar(message))(erro);
      aoRecusar(mensagem);
      return true;
    },
  });
}

export function useAfastar() {
  const guardar = useGuardar();
  return useChamada(chamadas.createAfastamento, {
    aoConcluir: (jogo) => {
      guardar(jogo);
      recados.mostrar('Pronto: os bolões estão em pausa para você');
    },
  });
}

export function useVoltar() {
  const guardar = useGuardar();
  return useChamada(chamadas.encerrarAfastamento, {
    aoConcluir: (jogo) => {
      guardar(jogo);
      recados.mostrar('Os bolões voltam em 24 horas');
    },
  });
}
