import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useChamada } from '../../../lib/consultas.ts';
import { useUsuario, usuarioQuery } from '../../../lib/usuario.ts';

/**
 * True on the first visit on which the person sees recommended groups (spec 1, §3 acessouRecomendados). The visit is
 * noted at once; the highlight stays until the person leaves the page.
 */
export function usePrimeiraVisita(aVista: boolean): boolean {
  const cache = useQueryClient();
  const usuario = useUsuario();
  // A person who has begun needs no hint where to begin.
  const jaViu =
    usuario?.acessouRecomendados === false && (usuario.isMBH || usuario.isADH)
      ? undefined
      : usuario?.acessouRecomendados;
  const [primeira, setPrimeira] = useState(false);
  const { mutate } = useChamada(chamadas.updateUsuario, {
    aoConcluir: (usuario) => {
      cache.setQueryData(usuarioQuery.queryKey, usuario);
    },
    // Only the highlight depends on it: it comes back on the next visit.
    aoFalhar: () => true,
  });
  const agora = aVista && jaViu === false && !primeira;
  useEffect(() => {
    if (!agora) return;
    setPrimeira(true);
    mutate({ body: { acessouRecomendados: true } });
  }, [agora, mutate]);
  return primeira || agora;
}
