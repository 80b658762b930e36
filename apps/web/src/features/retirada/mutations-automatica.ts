import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import { recusas } from '../../lib/erros-api.ts';
import { recados } from '../../ui/dialogo/recados.ts';

function useRenovar(): () => Promise<void> {
  const cliente = useQueryClient();
  return async () => await cliente.invalidateQueries({ queryKey: chaveDe('getRetiradaAutomatica') });
}

/** Switches it on; the confirmation is asked for by the way of every sensitive act. */
export function useLigarAutomatica(aoRecusar: (mensagem: string) => void) {
  const renovar = useRenovar();
  return useChamada(chamadas.updateRetiradaAutomatica, {
    aoConcluir: async () => {
      recados.mostrar('Retirada automática ligada');
      await renovar();
    },
    aoFalhar: recusas(['chaveEmDescanso', 'contaDeOutroCpf'], ({ message }) => aoRecusar(message)),
  });
}

/** Switches it off. */
export function useDesligarAutomatica() {
  const renovar = useRenovar();
  return useChamada(chamadas.deleteRetiradaAutomatica, {
    aoConcluir: async () => {
      recados.mostrar('Retirada automática desligada');
      await renovar();
    },
  });
}
