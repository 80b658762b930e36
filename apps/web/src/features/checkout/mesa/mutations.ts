import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';
import { camposRecusados } from '../../../lib/erros-api.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

function useDepois() {
  const cache = useQueryClient();
  return async (feito: string): Promise<void> => {
    recados.mostrar(feito);
    await cache.invalidateQueries({ queryKey: chaveDe('getCupons') });
  };
}

/** A new coupon; what it may not be is told under its field. */
export function useCriarCupom(o: {
  readonly aoCriar: () => void;
  readonly aoRecusar: (campo: 'codigo' | 'desconto' | 'comecaEm' | 'ultimoDia', mensagem: string) => void;
}) {
  const depois = useDepois();
  return useChamada(chamadas.createCupom, {
    aoConcluir: async () => {
      o.aoCriar();
      await depois('Cupom criado');
    },
    aoFalhar: (erro) => {
      const campos = camposRecusados(erro);
      if (campos === undefined) return false;
      if (campos['codigo'] !== undefined) o.aoRecusar('codigo', campos['codigo']);
      if (campos['valor'] !== undefined) o.aoRecusar('desconto', campos['valor']);
      if (campos['maximo'] !== undefined) o.aoRecusar('desconto', campos['maximo']);
      if (campos['comecaEm'] !== undefined) o.aoRecusar('comecaEm', campos['comecaEm']);
      if (campos['ultimoDia'] !== undefined) o.aoRecusar('ultimoDia', campos['ultimoDia']);
      return true;
    },
  });
}

export function usePararCupom() {
  const depois = useDepois();
  return useChamada(chamadas.pararCupom, { aoConcluir: async () => await depois('Cupom parado') });
}
