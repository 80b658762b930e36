import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { useChamada } from '../../../lib/consultas.ts';
import { recusas } from '../../../lib/erros-api.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { carrinhoQueries } from '../carrinho/queries.ts';

/** Puts the groups of a combo into the cart, and goes there. */
export function useLevarCombo(aoRecusar: (mensagem: string) => void) {
  const cache = useQueryClient();
  return useChamada(chamadas.comboDoCarrinho, {
    aoConcluir: async (carrinho) => {
      cache.setQueryData(carrinhoQueries.carrinho().queryKey, carrinho);
      return await irPara(paths.checkoutCarrinho());
    },
    aoFalhar: recusas(
      [
        'comboNaoEncontrado',
        'carrinhoCheio',
        'grupoNaoEncontrado',
        'grupoNaoAceitaMembros',
        'semVagas',
        'jaParticipa',
        'administradorNaoAssina',
        'relacionamentoObrigatorio',
        'paisObrigatorio',
      ],
      ({ message }) => aoRecusar(message),
    ),
  });
}
