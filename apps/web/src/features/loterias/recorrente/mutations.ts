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

function useDepoisDoSaldo() {
  const depois = useDepois();
  const cliente = useQueryClient();
  return async (feito: string): Promise<void> => {
    await depois(feito);
    await cliente.invalidateQueries({ queryKey: chaveDe('getCredito') });
  };
}

/** Puts money of the wallet aside for a series. */
export function useGuardarSaldo(aoRecusar: (mensagem: string) => void) {
  const depois = useDepoisDoSaldo();
  return useChamada(chamadas.createSaldoDaSerie, {
    aoConcluir: async () => await depois('O saldo foi guardado neste bolão'),
    aoFalhar: recusas(['saldoInsuficiente', 'adesaoForaDaEtapa', 'jogoEmPausa', 'jogoExcluido'], ({ message }) =>
      aoRecusar(message),
    ),
  });
}

export function useDevolverSaldo() {
  const depois = useDepoisDoSaldo();
  return useChamada(chamadas.deleteSaldoDaSerie, {
    aoConcluir: async () => await depois('O saldo voltou para a sua carteira'),
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
