import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { useChamada } from '../../../lib/consultas.ts';
import { recusas } from '../../../lib/erros-api.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

/** The refusals of a seat that went, or changed, before it was taken: the screen says them beside it. */
const DA_VAGA = ['precoMudou', 'semVagas', 'grupoNaoAceitaMembros', 'vagaComPreferencia', 'limiteDeReservas'] as const;

/** He is in the other group: its page takes the place of the one that led there. */
async function abrirNovoGrupo(id: number): Promise<void> {
  recados.mostrar('Pronto: você está no novo grupo.');
  await irPara(paths.grupoMembro(id), { substitui: true });
}

/** Changes groups, and opens the new one. */
export function useMudarDeGrupo(aoRecusar: (mensagem: string) => void) {
  const cache = useQueryClient();
  return useChamada(chamadas.mudarDeGrupo, {
    aoConcluir: async (_feita, { body: { idDestino } }) => {
      await cache.invalidateQueries();
      await abrirNovoGrupo(idDestino);
    },
    aoFalhar: recusas([...DA_VAGA, 'saldoInsuficiente'], ({ message }) => aoRecusar(message)),
  });
}

/** Takes an offered seat: he is in, or pays it at the checkout. */
export function useAceitarVagaEquivalente(aoRecusar: (mensagem: string) => void) {
  const cache = useQueryClient();
  return useChamada(chamadas.aceitarVagaEquivalente, {
    aoConcluir: async ({ idPreCheckout }, { body: { idDestino } }) => {
      await cache.invalidateQueries();
      if (idPreCheckout !== null) return await irPara(paths.checkout({ idPreCheckout }));
      await abrirNovoGrupo(idDestino);
    },
    aoFalhar: recusas([...DA_VAGA, 'semVagaEquivalente', 'jaParticipa'], ({ message }) => aoRecusar(message)),
  });
}
