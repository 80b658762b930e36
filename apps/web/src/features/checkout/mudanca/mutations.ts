import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { useChamada } from '../../../lib/consultas.ts';
import { recusas } from '../../../lib/erros-api.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

/** Changes groups, and opens the new one. */
export function useMudarDeGrupo(aoRecusar: (mensagem: string) => void) {
  const cache = useQueryClient();
  return useChamada(chamadas.mudarDeGrupo, {
    aoConcluir: async (_feita, { body: { idDestino } }) => {
      await cache.invalidateQueries();
      recados.mostrar('Pronto: você está no novo grupo.');
      await irPara(paths.grupoMembro(idDestino), { substitui: true });
    },
    aoFalhar: recusas(
      [
        'precoMudou',
        'saldoInsuficiente',
        'semVagas',
        'grupoNaoAceitaMembros',
        'vagaComPreferencia',
        'limiteDeReservas',
      ],
      ({ message }) => aoRecusar(message),
    ),
  });
}

/** Takes an offered seat: he is in, or pays it at the checkout. */
export function useAceitarVagaEquivalente(aoRecusar: (mensagem: string) => void) {
  const cache = useQueryClient();
  return useChamada(chamadas.aceitarVagaEquivalente, {
    aoConcluir: async ({ idPreCheckout }, { body: { idDestino } }) => {
      await cache.invalidateQueries();
      if (idPreCheckout !== null) return await irPara(paths.checkout({ idPreCheckout }));
      recados.mostrar('Pronto: você está no novo grupo.');
      await irPara(paths.grupoMembro(idDestino), { substitui: true });
    },
    aoFalhar: recusas(
      [
        'semVagaEquivalente',
        'semVagas',
        'grupoNaoAceitaMembros',
        'vagaComPreferencia',
        'limiteDeReservas',
        'precoMudou',
        'jaParticipa',
      ],
      ({ message }) => aoRecusar(message),
    ),
  });
}
