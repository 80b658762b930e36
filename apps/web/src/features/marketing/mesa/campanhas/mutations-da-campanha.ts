import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { chaveDe, useChamada } from '../../../../lib/consultas.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { recados } from '../../../../ui/dialogo/recados.ts';
import { campanhasQueries } from './queries.ts';

/** A new draft, or a copy: its page is where one goes on. */
export function useNovaCampanha() {
  const cache = useQueryClient();
  async function abrir({ id }: { readonly id: number }): Promise<void> {
    await cache.invalidateQueries({ queryKey: chaveDe('getCampanhas') });
    await irPara(paths.backofficeCampanha(id));
  }
  return {
    criar: useChamada(chamadas.createCampanha, { aoConcluir: abrir }),
    copiar: useChamada(chamadas.copiarCampanha, {
      aoConcluir: async (nova) => {
        await abrir(nova);
        recados.mostrar('Cópia criada como rascunho');
      },
    }),
  };
}

/** Keeps what the server answered as the campaign that is shown. */
export function useGuardarCampanha() {
  const cache = useQueryClient();
  return async (campanha: RespostaDe<'getCampanha'>): Promise<void> => {
    cache.setQueryData(campanhasQueries.campanha(campanha.id).queryKey, campanha);
    await cache.invalidateQueries({ queryKey: chaveDe('getCampanhas') });
  };
}

/** Writes it, puts it on the air, takes it off. */
export function useMudarCampanha() {
  const guardar = useGuardarCampanha();
  function depois(feito: string) {
    return {
      aoConcluir: async (campanha: RespostaDe<'getCampanha'>) => {
        await guardar(campanha);
        recados.mostrar(feito);
      },
    };
  }
  return {
    salvar: useChamada(chamadas.updateCampanha, depois('Campanha salva')),
    ligar: useChamada(chamadas.ligarCampanha, depois('Campanha ligada')),
    desligar: useChamada(chamadas.desligarCampanha, depois('Campanha desligada')),
  };
}
