import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { baixar } from '../../lib/baixar.ts';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import type { Recusa, RecusaDe } from '../../lib/erros-api.ts';
import { recusas } from '../../lib/erros-api.ts';
import { telaDeEspera } from '../../lib/meios/meios.ts';
import { irPara } from '../../lib/navegador.ts';
import { paths } from '../../lib/paths.ts';
import { pedeDadosFiscais, pedeEndereco } from '../../lib/pede-dados-fiscais.ts';

/** Opens a top-up; its Pix is paid on its own page. `volta` is the payment that waits for it. */
export function useAdicionarSaldo(
  volta: Readonly<Record<string, string | undefined>>,
  aoRecusar: (mensagem: string) => void,
) {
  return useChamada(chamadas.comprarCredito, {
    aoConcluir: ({ idPagamento }, { body }) => irPara(telaDeEspera(body.meioPagamento, { idPagamento, ...volta })),
    aoFalhar: (erro) =>
      recusas(
        ['recargaMinima', 'recargaMaxima', 'recargaLimiteDiario', 'saldoMaximo', 'meioPagamentoIndisponivel'],
        ({ message }) => aoRecusar(message),
      )(erro) ||
      pedeEndereco({ ...volta, para: 'saldo' })(erro) ||
      pedeDadosFiscais({ ...volta, para: 'saldo' })(erro),
  });
}

/** Pays an invoice: the wallet settles at once, a Pix is paid on its own page. */
export function usePagarFatura(idFatura: number, aoRecusar: (erro: Recusa<RecusaDe<'pagarFatura'>>) => void) {
  const cliente = useQueryClient();
  return useChamada(chamadas.pagarFatura, {
    aoConcluir: async ({ idPagamento }, { body }) => {
      if (idPagamento !== null) return irPara(telaDeEspera(body.meioPagamento, { idPagamento }));
      await cliente.invalidateQueries({ queryKey: chaveDe('getFatura') });
      return irPara(paths.checkoutPagamentoFaturaSucesso({ idFatura }), { substitui: true });
    },
    aoFalhar: (erro) =>
      recusas(['precoMudou', 'saldoInsuficiente', 'faturaNaoPagavel', 'meioPagamentoIndisponivel'], aoRecusar)(erro) ||
      pedeEndereco({ idFatura })(erro),
  });
}

/** A link of a minute to a file of the wallet, which the browser saves at once. */
export function useBaixarArquivo(aoRecusar: (mensagem: string) => void) {
  return useChamada(chamadas.createLinkDoArquivo, {
    aoConcluir: ({ url }) => baixar(url),
    aoFalhar: recusas(['movimentosDemais', 'naoEncontrado'], ({ message }) => aoRecusar(message)),
  });
}
