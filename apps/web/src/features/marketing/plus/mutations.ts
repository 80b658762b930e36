import * as chamadas from '@rateia/contracts/chamadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';
import type { Recusa, RecusaDe } from '../../../lib/erros-api.ts';
import { recusas } from '../../../lib/erros-api.ts';
import { telaDeEspera } from '../../../lib/meios/meios.ts';
import { irPara } from '../../../lib/navegador.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

function useDepois() {
  const cache = useQueryClient();
  return async (feito: string): Promise<void> => {
    recados.mostrar(feito);
    await cache.invalidateQueries({ queryKey: chaveDe('getPlus') });
  };
}

/** Buys a month: the wallet settles at once, a Pix is paid on its own page. */
export function useAssinarPlus(aoRecusar: (erro: Recusa<RecusaDe<'assinarPlus'>>) => void) {
  const depois = useDepois();
  return useChamada(chamadas.assinarPlus, {
    aoConcluir: async ({ idPagamento }, { body }) => {
      if (idPagamento !== null) return irPara(telaDeEspera(body.meioPagamento, { idPagamento }));
      return await depois('Plus ligado');
    },
    aoFalhar: recusas(['plusIndisponivel', 'precoMudou', 'saldoInsuficiente', 'meioPagamentoIndisponivel'], aoRecusar),
  });
}

/** Leaves Plus, at its end or at once with everything back. */
export function useSairDoPlus() {
  const depois = useDepois();
  return useChamada(chamadas.sairDoPlus, {
    aoConcluir: async ({ valor }) =>
      await depois(valor === 0 ? 'O Plus não será renovado' : `${formatarReais(centavos(valor))} voltam para você`),
  });
}

/** Takes the leaving back. */
export function useVoltarAoPlus() {
  const depois = useDepois();
  return useChamada(chamadas.voltarAoPlus, { aoConcluir: async () => await depois('O Plus será renovado') });
}
