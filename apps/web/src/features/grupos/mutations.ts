import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import { recusas } from '../../lib/erros-api.ts';
import { irPara } from '../../lib/navegador.ts';
import { paths } from '../../lib/paths.ts';

/** Holds the seats and goes to pay (spec 2, §2 Checkout). A group that changed meanwhile is read again, and says why. */
export function useEntrarNoGrupo(aoRecusar: (mensagem: string) => void) {
  const cache = useQueryClient();
  return useChamada('preCheckout', {
    aoConcluir: ({ idPreCheckout }) => irPara(paths.checkout({ idPreCheckout })),
    aoFalhar: recusas(
      ['semVagas', 'grupoNaoAceitaMembros', 'limiteVagasPorPessoa', 'precoMudou', 'jaParticipa', 'restricao'],
      ({ message }) => {
        void cache.invalidateQueries({ queryKey: chaveDe('getGrupo') });
        aoRecusar(message);
      },
    ),
  });
}

/** Makes my short link to the group; the sheet then shows it. */
export function useCriarLink() {
  const cache = useQueryClient();
  return useChamada('createLink', {
    aoConcluir: async () => await cache.invalidateQueries({ queryKey: chaveDe('getLinkDoGrupo') }),
  });
}

/** Notes that the group was looked at, for what is recommended; the page does not depend on it (spec 2, §7). */
export function useVisualizacao(idGrupo: number | undefined): void {
  const { mutate } = useChamada('createVisualizacao', { aoFalhar: () => true });
  useEffect(() => {
    if (idGrupo !== undefined) mutate({ body: { idGrupo } });
  }, [idGrupo, mutate]);
}
