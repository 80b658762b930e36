import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../../lib/consultas.ts';
import { camposRecusados } from '../../../../lib/erros-api.ts';
import { recados } from '../../../../ui/dialogo/recados.ts';

function useDepois() {
  const cache = useQueryClient();
  return async (feito: string): Promise<void> => {
    recados.mostrar(feito);
    await Promise.all(
      (['getEdicoesEspeciais', 'getLoteriaEspecial'] as const).map((nome) =>
        cache.invalidateQueries({ queryKey: chaveDe(nome) }),
      ),
    );
  };
}

/** Writes an edition of a special lottery; a fault is told under its field. */
export function useSalvarEdicao(o: {
  readonly aoSalvar: () => void;
  readonly aoRecusar: (campo: 'dataPadrao' | 'sorteio', mensagem: string) => void;
}) {
  const depois = useDepois();
  return useChamada(chamadas.salvarEdicaoEspecial, {
    aoConcluir: async () => {
      o.aoSalvar();
      await depois('Data salva');
    },
    aoFalhar: (erro) => {
      const { dataPadrao, sorteioEm } = camposRecusados(erro) ?? {};
      if (dataPadrao !== undefined) o.aoRecusar('dataPadrao', dataPadrao);
      if (sorteioEm !== undefined) o.aoRecusar('sorteio', sorteioEm);
      return dataPadrao !== undefined || sorteioEm !== undefined;
    },
  });
}

export function useTirarEdicao() {
  const depois = useDepois();
  return useChamada(chamadas.deleteEdicaoEspecial, { aoConcluir: async () => await depois('Data fora da lista') });
}
