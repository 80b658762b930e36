import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../../lib/consultas.ts';
import { camposRecusados } from '../../../../lib/erros-api.ts';
import { recados } from '../../../../ui/dialogo/recados.ts';

function useDepois() {
  const cache = useQueryClient();
  return async (feito: string): Promise<void> => {
    recados.mostrar(feito);
    await cache.invalidateQueries({ queryKey: chaveDe('getVantagens') });
  };
}

/** A coupon of a partner; a last day that is past is told under its field. */
export function useCriarVantagem(o: {
  readonly aoCriar: () => void;
  readonly aoRecusar: (campo: 'ultimoDia', mensagem: string) => void;
}) {
  const depois = useDepois();
  return useChamada(chamadas.createVantagem, {
    aoConcluir: async () => {
      o.aoCriar();
      await depois('Cupom no clube');
    },
    aoFalhar: (erro) => {
      const ultimoDia = camposRecusados(erro)?.['ultimoDia'];
      if (ultimoDia === undefined) return false;
      o.aoRecusar('ultimoDia', ultimoDia);
      return true;
    },
  });
}

export function usePararVantagem() {
  const depois = useDepois();
  return useChamada(chamadas.pararVantagem, { aoConcluir: async () => await depois('Cupom fora do clube') });
}
