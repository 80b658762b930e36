import * as chamadas from '@rateia/contracts/chamadas';
import type { EstadoPagamento } from '@rateia/domain/pagamentos/pagamento';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { useQueryClient } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/api-client.ts';
import { baixar } from '../../lib/baixar.ts';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import type { Recusa, RecusaDe } from '../../lib/erros-api.ts';
import { recusas } from '../../lib/erros-api.ts';
import { esperaDo, telaDeEspera } from '../../lib/meios/meios.ts';
import { irPara } from '../../lib/navegador.ts';
import { paths } from '../../lib/paths.ts';
import { pedeEndereco } from '../../lib/pede-dados-fiscais.ts';
import { recados } from '../../ui/dialogo/recados.ts';
import type { Pagamento, PreCheckout } from './queries.ts';
import { checkoutQueries } from './queries.ts';

const { criado, aguardando, processando } = ID_ESTADO_PAGAMENTO;
/** States in which no money has come yet, and may still come. */
const ABERTOS: ReadonlySet<EstadoPagamento> = new Set([criado, aguardando, processando]);

/** Another number of seats: a new hold takes the place of the present one (REGRAS 2.2). */
export function useTrocarVagas(aoRecusar: (mensagem: string) => void) {
  return useChamada(chamadas.preCheckout, {
    aoConcluir: ({ idPreCheckout }) => irPara(paths.checkout({ idPreCheckout }), { substitui: true }),
    aoFalhar: recusas(['semVagas', 'limiteVagasPorPessoa', 'limiteDeReservas', 'precoMudou'], ({ message }) =>
      aoRecusar(message),
    ),
  });
}

/** A coupon on the held seats, or none: an order of the same seats takes the place of the present one (REGRAS 2.29). */
export function useCupom() {
  return useChamada(chamadas.cupomDaAssinatura, {
    aoConcluir: ({ idPreCheckout }) => irPara(paths.checkout({ idPreCheckout }), { substitui: true }),
  });
}

/** Holds the seats with the relation that the service or the group asks for, and shows what comes before paying. */
export function useReservarComRelacao(aoRecusar: (mensagem: string) => void) {
  return useChamada(chamadas.preCheckout, {
    aoConcluir: ({ idPreCheckout }) => irPara(paths.checkoutConfirmarJuncao({ idPreCheckout }), { substitui: true }),
    aoFalhar: recusas(
      [
        'relacionamentoNaoServe',
        'relacionamentoObrigatorio',
        'paisObrigatorio',
        'paisDiferente',
        'semVagas',
        'filaSemLugar',
        'vagaComPreferencia',
        'grupoNaoAceitaMembros',
        'limiteVagasPorPessoa',
        'limiteDeReservas',
        'precoMudou',
        'jaParticipa',
        'restricao',
      ],
      ({ message }) => aoRecusar(message),
    ),
  });
}

/** Gives the seats back, and goes back to the group. */
export function useDesistir(idGrupo: number) {
  return useChamada(chamadas.cancelarPreCheckout, {
    aoConcluir: () => irPara(paths.grupo(idGrupo), { substitui: true }),
  });
}

/** Subscribes: a payment method that settles at once is done, any other is paid on its page. */
export function useAssinar(
  { idGrupo, idPreCheckout }: Pick<PreCheckout, 'idGrupo' | 'idPreCheckout'>,
  aoRecusar: (erro: Recusa<RecusaDe<'createAssinatura'>>) => void,
) {
  const cliente = useQueryClient();
  return useChamada(chamadas.createAssinatura, {
    aoConcluir: async ({ idFatura, idPagamento }, { body }) => {
      if (idPagamento !== null) return irPara(telaDeEspera(body.meioPagamento, { idPagamento }));
      await cliente.invalidateQueries({ queryKey: chaveDe('getUsuario') });
      return irPara(paths.checkoutSucesso({ idGrupo, idFatura }), { substitui: true });
    },
    aoFalhar: (erro) =>
      recusas(['precoMudou', 'saldoInsuficiente', 'reservaExpirada', 'meioPagamentoIndisponivel'], aoRecusar)(erro) ||
      pedeEndereco({ idPreCheckout })(erro),
  });
}

/** A new code in place of an expired one. */
export function useNovoCodigo({ idGrupo, meioPagamento }: Pick<Pagamento, 'idGrupo' | 'meioPagamento'>) {
  return useChamada(chamadas.gerarNovoCodigo, {
    aoConcluir: ({ id }) => irPara(telaDeEspera(meioPagamento, { idPagamento: id }), { substitui: true }),
    aoFalhar: recusas(['vagaOcupada'], () => void irPara(paths.checkoutFalha({ idGrupo }), { substitui: true })),
  });
}

/** The sheet of the bank, which the browser saves at once. */
export function useBaixarBoleto() {
  return useChamada(chamadas.createLinkDoArquivo, {
    aoConcluir: ({ url }) => baixar(url),
    // It was paid or ended meanwhile: the page says so by itself.
    aoFalhar: recusas(['naoEncontrado'], () =>
      recados.mostrar('Este boleto não está mais em aberto', { tom: 'neutro' }),
    ),
  });
}

/** Sends the token of a card; the page of the wait tells what its bank says. */
export function usePagarComCartao(aoRecusar: (mensagem: string) => void) {
  const cliente = useQueryClient();
  return useChamada(chamadas.pagarComCartao, {
    aoConcluir: async ({ id }) => {
      await cliente.invalidateQueries({ queryKey: checkoutQueries.pagamento(id).queryKey });
      return irPara(paths.checkoutPagamentoProcessandoCartao({ idPagamento: id }), { substitui: true });
    },
    aoFalhar: recusas(
      [
        'meioPagamentoIndisponivel',
        'cartaoNaoPodeSerUsado',
        'cartaoEmAndamento',
        'cartaoDeOutraPessoa',
        'tentativasDeCartao',
        'pagamentoEncerrado',
      ],
      ({ message }) => aoRecusar(message),
    ),
  });
}

/** Asks the provider now; its answer replaces the last one, and the person is also told when nothing changed. */
export function useConferirPagamento() {
  const cliente = useQueryClient();
  return useChamada(chamadas.verificarPagamento, {
    aoConcluir: (pagamento: RespostaDe<'verificarPagamento'>) => {
      cliente.setQueryData(checkoutQueries.pagamento(pagamento.id).queryKey, pagamento);
      if (ABERTOS.has(pagamento.estado)) recados.mostrar(esperaDo(pagamento.meioPagamento).aindaNao, { tom: 'neutro' });
    },
  });
}
