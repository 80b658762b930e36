import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';
import { camposRecusados } from '../../../lib/erros-api.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

function useDepois() {
  const cache = useQueryClient();
  return async (feito: string): Promise<void> => {
    recados.mostrar(feito);
    await cache.invalidateQueries({ queryKey: chaveDe('listSeriesDaOperacao') });
  };
}

/** A new series; the first thing that its lottery does not sell is told in a sentence. */
export function useCriarSerie(o: { readonly aoCriar: () => void; readonly aoRecusar: (mensagem: string) => void }) {
  const depois = useDepois();
  return useChamada(chamadas.createSerie, {
    aoConcluir: async () => {
      o.aoCriar();
      await depois('Bolão recorrente criado');
    },
    aoFalhar: (erro) => {
      const [campo] = Object.values(camposRecusados(erro) ?? {});
      if (campo === undefined) return false;
      o.aoRecusar(campo);
      return true;
    },
  });
}

export function useEncerrarSerie() {
  const depois = useDepois();
  return useChamada(chamadas.encerrarSerie, { aoConcluir: async () => await depois('Bolão recorrente encerrado') });
}
