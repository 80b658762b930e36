import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';
import type { Recusa, RecusaDe } from '../../../lib/erros-api.ts';
import { recusas } from '../../../lib/erros-api.ts';
import { telaDeEspera } from '../../../lib/meios/meios.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { pedeEndereco } from '../../../lib/pede-dados-fiscais.ts';
import { recados } from '../../../ui/dialogo/recados.ts';
import type { Carrinho } from './queries.ts';
import { carrinhoQueries } from './queries.ts';

/** Each change of the cart answers the whole of it, judged now. */
function useGuardarCarrinho(): (carrinho: Carrinho) => void {
  const cache = useQueryClient();
  return (carrinho) => {
    cache.setQueryData(carrinhoQueries.carrinho().queryKey, carrinho);
  };
}

export function useMudarVagas() {
  const guardar = useGuardarCarrinho();
  return useChamada(chamadas.mudarVagasDoCarrinho, { aoConcluir: guardar });
}

export function useRemoverDoCarrinho() {
  const guardar = useGuardarCarrinho();
  return useChamada(chamadas.removerDoCarrinho, { aoConcluir: guardar });
}

export function useLimparCarrinho() {
  const guardar = useGuardarCarrinho();
  return useChamada(chamadas.limparCarrinho, { aoConcluir: guardar });
}

/** The coupon of the cart, or none (spec B§4). */
export function useCupomDoCarrinho() {
  const guardar = useGuardarCarrinho();
  return useChamada(chamadas.cupomDoCarrinho, { aoConcluir: guardar });
}

/** Holds the whole cart, and goes to pay. A cart that changed meanwhile is read again, and says what changed. */
export function useReservarCarrinho(aoRecusar: (mensagem: string) => void) {
  const cache = useQueryClient();
  function lerDeNovo() {
    return cache.invalidateQueries({ queryKey: chaveDe('getCarrinho') });
  }
  return useChamada(chamadas.preCheckoutCarrinho, {
    aoConcluir: async ({ idPreCheckout, naoReservados }) => {
      await lerDeNovo();
      for (const { mensagem } of naoReservados.slice(0, 1))
        recados.mostrar(`Um grupo ficou de fora: ${mensagem}`, { tom: 'warning' });
      return irPara(paths.checkoutCarrinhoPagar({ idPreCheckout }));
    },
    aoFalhar: recusas(
      ['carrinhoMudou', 'carrinhoCheio', 'restricao', 'cupomInvalido', 'cupomInvalidoNaPrimeira'],
      ({ message }) => {
        void lerDeNovo();
        aoRecusar(message);
      },
    ),
  });
}

/** Subscribes to every group: a payment method that settles at once is done, any other is paid on its page. */
export function useAssinarCarrinho(
  idCarrinho: number,
  aoRecusar: (erro: Recusa<RecusaDe<'createAssinaturaCarrinho'>>) => void,
) {
  const cache = useQueryClient();
  return useChamada(chamadas.createAssinaturaCarrinho, {
    aoConcluir: async ({ idFatura, idPagamento }, { body }) => {
      if (idPagamento !== null) return irPara(telaDeEspera(body.meioPagamento, { idPagamento }));
      for (const nome of ['getUsuario', 'getCarrinho'] as const)
        await cache.invalidateQueries({ queryKey: chaveDe(nome) });
      return irPara(paths.checkoutSucesso({ idFatura }), { substitui: true });
    },
    aoFalhar: (erro) =>
      recusas(['precoMudou', 'saldoInsuficiente', 'reservaExpirada', 'meioPagamentoIndisponivel'], aoRecusar)(erro) ||
      pedeEndereco({ idCarrinho })(erro),
  });
}
