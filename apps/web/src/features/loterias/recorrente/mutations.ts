import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';
import { recusas } from '../../../lib/erros-api.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

function useDepois() {
  const cliente = useQueryClient();
  return async (feito: string): Promise<void> => {
    recados.mostrar(feito);
    await cliente.invalidateQueries({ queryKey: chaveDe('getSerie') });
    await cliente.invalidateQueries({ queryKey: chaveDe('listSeries') });
  };
}

/** Takes part in a series; the sentence of a refusal stands beside the button. */
export function useAderir(aoRecusar: (mensagem: string) => void) {
  const depois = useDepois();
  return useChamada(chamadas.createAdesao, {
    aoConcluir: async () => await depois('Você entrou no bolão recorrente'),
    aoFalhar: recusas(
      ['serieCheia', 'jaAderiu', 'serieSemSorteio', 'precoMudou', 'soParaMinasGerais', 'bolaoParaMaiores'],
      ({ message }) => aoRecusar(message),
    ),
  });
}

/** Goes on after a pause. */
export function useRetomar(aoRecusar: (mensagem: string) => void) {
  const depois = useDepois();
  return useChamada(chamadas.retomarAdesao, {
    aoConcluir: async () => await depois('Você voltou ao bolão recorrente'),
    aoFalhar: recusas(
      ['adesaoForaDaEtapa', 'serieSemSorteio', 'precoMudou', 'soParaMinasGerais', 'bolaoParaMaiores'],
      ({ message }) => aoRecusar(message),
    ),
  });
}

export function useSair() {
  const depois = useDepois();
  return useChamada(chamadas.deleteAdesao, {
    aoConcluir: async () => await depois('Você saiu. Nada mais será cobrado'),
  });
}

/** Passes over one draw, or takes that back. */
export function usePular() {
  const depois = useDepois();
  return useChamada(chamadas.pularSorteio, {
    aoConcluir: async (_vazio, { body: { pular } }) =>
      await depois(pular ? 'Este sorteio não será cobrado' : 'Você está de volta neste sorteio'),
  });
}
