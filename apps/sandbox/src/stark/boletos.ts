import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { formatarLinha, linhaDoCodigo, montarCodigoDeBarras } from '@rateia/domain/pagamentos/linha-digitavel';
import type { Contexto } from '../contexto.ts';
import { avisarDoBoleto } from './eventos.ts';
import type { Boleto, Transacao } from './guarda.ts';
import { boletosDe, novoId, transacoesDe, ultimoDia } from './guarda.ts';

/** Stark's own bank, by which its boletos are registered. */
const BANCO = '341';

export type PedidoDeBoleto = Omit<
  Boleto,
  'id' | 'line' | 'barCode' | 'ourNumber' | 'created' | 'status' | 'transactionIds' | 'recusar'
>;

/** Makes a bill, which its registry takes a moment later. */
export function criarBoleto(contexto: Contexto, pedido: PedidoDeBoleto): Boleto {
  const id = novoId(contexto);
  const barCode = montarCodigoDeBarras({
    banco: BANCO,
    vencimento: pedido.due,
    valor: pedido.amount,
    campoLivre: `109${id.slice(-16)}000000`,
  });
  const boleto: Boleto = {
    ...pedido,
    id,
    barCode,
    line: formatarLinha(linhaDoCodigo(barCode)),
    ourNumber: id.slice(-8),
    created: contexto.relogio.agora(),
    status: 'created',
    transactionIds: [],
  };
  boletosDe(contexto)[id] = boleto;
  contexto.guarda.alterado();
  registrar(contexto, boleto);
  return boleto;
}

/** Goes on with the registrations that were under way when the sandbox stopped. */
export function retomarRegistros(contexto: Contexto): void {
  for (const boleto of Object.values(boletosDe(contexto))) if (boleto.status === 'created') registrar(contexto, boleto);
}

function registrar(contexto: Contexto, boleto: Boleto): void {
  contexto.agenda.depois(contexto.opcoes.liquidacaoMs, () => {
    if (boleto.status !== 'created') return;
    mudar(contexto, boleto, boleto.recusar === true ? 'canceled' : 'registered');
  });
}

export function cancelarBoleto(contexto: Contexto, boleto: Boleto): void {
  mudar(contexto, boleto, 'canceled');
}

function mudar(contexto: Contexto, boleto: Boleto, status: Boleto['status']): void {
  boleto.status = status;
  contexto.guarda.alterado();
  avisarDoBoleto(contexto, boleto, status);
}

export type RecusaDoBoleto = 'naoEncontrado' | 'semRegistro' | 'cancelado' | 'jaPago' | 'foraDoPrazo' | 'outroValor';

export interface PagamentoDeBoleto {
  readonly valor?: Centavos;
  /** Pay although it is paid, cancelled, too late or of another amount: as when messages cross. */
  readonly forcar?: boolean;
}

export type ResultadoDoBoleto =
  | { readonly ok: true; readonly transacao: Transacao }
  | { readonly ok: false; readonly recusa: RecusaDoBoleto };

/** Money of a bill reaches the account: one entry of the statement each time. */
export function pagarBoleto(contexto: Contexto, id: string, pagamento: PagamentoDeBoleto = {}): ResultadoDoBoleto {
  const boleto = boletosDe(contexto)[id];
  if (boleto === undefined) return { ok: false, recusa: 'naoEncontrado' };
  const valor = pagamento.valor ?? boleto.amount;
  const recusa = pagamento.forcar === true ? undefined : recusaDe(contexto, boleto, valor);
  if (recusa !== undefined) return { ok: false, recusa };
  const transacao: Transacao = {
    id: novoId(contexto),
    amount: valor,
    source: `boleto/${boleto.id}`,
    created: contexto.relogio.agora(),
    description: `Pagamento do boleto ${boleto.ourNumber}`,
  };
  transacoesDe(contexto)[transacao.id] = transacao;
  boleto.transactionIds.push(transacao.id);
  boleto.status = 'paid';
  contexto.guarda.alterado();
  avisarDoBoleto(contexto, boleto, 'paid', valor);
  return { ok: true, transacao };
}

function recusaDe({ relogio }: Contexto, boleto: Boleto, valor: Centavos): RecusaDoBoleto | undefined {
  if (boleto.status === 'paid') return 'jaPago';
  if (boleto.status === 'canceled') return 'cancelado';
  if (boleto.status === 'created') return 'semRegistro';
  if (diaDe(relogio.agora()) > ultimoDia(boleto)) return 'foraDoPrazo';
  return valor === boleto.amount ? undefined : 'outroValor';
}
