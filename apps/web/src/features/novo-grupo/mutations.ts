import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import { camposRecusados } from '../../lib/erros-api.ts';
import { despachar } from './fluxo.ts';

/**
 * Creates the group (spec 2, §2): the step then leads to the page of the result. Fields that the server refuses come
 * back by name.
 */
export function useCriarGrupo(aoRecusarCampos: (campos: Readonly<Record<string, string>>) => void) {
  const cache = useQueryClient();
  return useChamada(chamadas.createGrupo, {
    aoConcluir: async (criado) => {
      despachar({ tipo: 'concluir', criado });
      await cache.invalidateQueries({ queryKey: chaveDe('getGruposUsuario') });
    },
    aoFalhar: (erro) => {
      const campos = camposRecusados(erro);
      if (campos === undefined) return false;
      const porNome = Object.entries(campos).map(([nome, texto]) => [nome.replace(/^body\./, ''), texto]);
      aoRecusarCampos(Object.fromEntries(porNome) as Record<string, string>);
      return true;
    },
  });
}
