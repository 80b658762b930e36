import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';
import { recusas } from '../../../lib/erros-api.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { recados } from '../../../ui/dialogo/recados.ts';
import { anotarCartao } from './fluxo.ts';
import type { CartaoSalvo } from './queries.ts';

/** Saves the card that was typed; the page that asks for the amount is next. */
export function useCadastrarCartao(aoRecusar: (mensagem: string) => void) {
  return useChamada(chamadas.createCartao, {
    aoConcluir: async ({ id }) => {
      await irPara(paths.perfilCartoesCadastroVerificacao({ idCartao: id }), { substitui: true });
      // Its tokens are spent.
      anotarCartao(null);
    },
    aoFalhar: recusas(
      ['meioPagamentoIndisponivel', 'cartaoVencido', 'cartaoRepetido', 'cartoesDemais'],
      ({ message }) => aoRecusar(message),
    ),
  });
}

/** Tells the amount; a wrong one is an answer, which says how often it may be told again. */
export function useAtivarCartao(aoErrar: (cartao: CartaoSalvo) => void) {
  const renovar = useRenovarCartoes();
  return useChamada(chamadas.ativarCartao, {
    aoConcluir: async (cartao) => {
      await renovar();
      if (cartao.estado !== 'ativo') return aoErrar(cartao);
      recados.mostrar('Cartão verificado');
      return irPara(paths.perfilCartoes(), { substitui: true });
    },
  });
}

export function useRemoverCartao() {
  const renovar = useRenovarCartoes();
  return useChamada(chamadas.deleteCartao, {
    aoConcluir: async () => {
      await renovar();
      recados.mostrar('Cartão removido');
    },
    aoFalhar: recusas(['cartaoEmUso'], ({ message }) => recados.mostrar(message, { tom: 'neutro' })),
  });
}

export function useEscolherCartao() {
  const renovar = useRenovarCartoes();
  return useChamada(chamadas.escolherCartao, {
    aoConcluir: async () => {
      await renovar();
      recados.mostrar('Este é o seu cartão principal agora');
    },
  });
}

/** The holder's word on the months: this card pays them, or no card does. */
export function useDeixarPagar() {
  const renovar = useRenovarCartoes();
  return useChamada(chamadas.updateCartaoRecorrente, {
    aoConcluir: async ({ pagaSozinho }) => {
      await renovar();
      recados.mostrar(pagaSozinho ? 'Este cartão paga as mensalidades' : 'Este cartão não paga mais as mensalidades');
    },
  });
}

function useRenovarCartoes(): () => Promise<void> {
  const cliente = useQueryClient();
  return async () => {
    await cliente.invalidateQueries({ queryKey: chaveDe('getCartaoRecorrente') });
    await cliente.invalidateQueries({ queryKey: chaveDe('getCartoes') });
  };
}
